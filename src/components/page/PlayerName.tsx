// A player's name as a link to his page, or as text where the server has none.
import type { PlayerRef } from "#domain/match/references.ts";
import { playerPath } from "./pageLinks.ts";
import { RowLink } from "./RowLink.tsx";

export interface PlayerNameProps {
  readonly player: Pick<PlayerRef, "id" | "name">;
  readonly className?: string | undefined;
}

export function PlayerName({ player: { id, name }, className }: PlayerNameProps) {
  const words = (
    <bdi dir="auto" translate="no">
      {name}
    </bdi>
  );
  if (id === 0) return <span>{words}</span>;
  return (
    <RowLink path={playerPath(id)} className={className}>
      {words}
    </RowLink>
  );
}
