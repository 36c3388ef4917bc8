// A link for places with many of them: an anchor that navigates within the page, without a router subscription each.
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath } from "#i18n/localePath.ts";

/** A pointer that rests this long means it; one that only passes costs nothing. */
const INTENT_MS = 80;

export interface RowLinkProps {
  /** Path without locale prefix, such as "/football/match/1001". */
  readonly path: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A click the browser would answer with a new tab or window is left to it. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function RowLink({ path, className, label, children }: RowLinkProps) {
  const router = useRouter({ warn: false });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = (): void => {
    waiting.current = setTimeout(() => void router.preloadRoute({ to: path }), INTENT_MS);
  };
  const forget = (): void => clearTimeout(waiting.current);
  return (
    <a
      href={localizePath(path, currentLocale())}
      className={className}
      aria-label={label}
      onPointerEnter={preload}
      onPointerLeave={forget}
      onTouchStart={preload}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void router.navigate({ to: path });
      }}
    >
      {children}
    </a>
  );
}
