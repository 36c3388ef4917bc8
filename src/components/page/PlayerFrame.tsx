// What is shown of a player as a link to his page, or as it is where the server has none.
import type { ReactNode } from "react";
import { playerPath } from "./pageLinks.ts";
import { RowLink } from "./RowLink.tsx";

export interface PlayerFrameProps {
  /** 0 for a player without a page. */
  readonly id: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PlayerFrame({ id, className, children }: PlayerFrameProps) {
  if (id === 0) return <span className={className}>{children}</span>;
  return (
    <RowLink path={playerPath(id)} className={className}>
      {children}
    </RowLink>
  );
}
