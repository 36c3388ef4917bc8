// Keeps the failure of a part of the page away from the others.
import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import type { FunctionComponent, ReactNode } from "react";
import { reportError } from "#state/errors/reportError.ts";
import { usePlace } from "#state/navigation/hooks.ts";

interface ApartProps {
  /** Drawn in place of a part that has failed; nothing by default. */
  readonly instead?: FunctionComponent<ErrorComponentProps>;
  readonly children: ReactNode;
}

/** The part is drawn again when another page is opened. */
export function Apart({ instead = Nothing, children }: ApartProps) {
  const historyKey = usePlace((place) => place.historyKey);
  return (
    <CatchBoundary getResetKey={() => historyKey ?? ""} errorComponent={instead} onCatch={onCatch}>
      {children}
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}

function onCatch(error: unknown): void {
  reportError(error, "part of the page");
}
