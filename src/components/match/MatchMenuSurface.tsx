// The open menu of a match: follow a team or the league, put the match on the board, hide it or show it again.
import { isRowHidden, useShowScore } from "../spoilers/hiddenScores.ts";
import { useLingui } from "@lingui/react/macro";
import { type Row, ROW_FLAGS } from "#domain/board/rowCode.ts";
import { isPlaceholder } from "#domain/match/match.ts";
import { useLiveCommands } from "#state/live/client/hooks.ts";
import type { MenuGroup, OpenedMenu } from "#ui/overlays/Menu.tsx";
import { MenuSurface } from "#ui/overlays/MenuSurface.tsx";
import type { MatchFacts } from "#workers/live/contract.ts";
import { useOnBoard } from "./useOnBoard.ts";

export interface MatchMenuSurfaceProps extends OpenedMenu {
  readonly row: Row;
  readonly facts: MatchFacts;
  readonly onHide: (matchId: number) => void;
}

export function MatchMenuSurface({ row, facts, onHide, ...menu }: MatchMenuSurfaceProps) {
  const { t } = useLingui();
  const { toggleFavorite } = useLiveCommands();
  const { matchId, flags } = row;
  const board = useOnBoard(matchId);
  const showScore = useShowScore();
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const team = (side: "home" | "away", flag: number): MenuGroup["items"] => {
    const teamName = facts.names[side];
    const on = has(flag);
    if (isPlaceholder(facts.teamIds[side])) return [];
    return [
      {
        id: side,
        label: t`Favourite team: ${teamName}`,
        checked: on,
        onSelect: () => toggleFavorite("team", facts.teamIds[side], !on),
      },
    ];
  };
  const leagueOn = has(ROW_FLAGS.favoriteLeague);
  const groups: readonly MenuGroup[] = [
    {
      label: t`Favourites`,
      multiple: true,
      items: [
        ...team("home", ROW_FLAGS.favoriteHome),
        ...team("away", ROW_FLAGS.favoriteAway),
        {
          id: "league",
          label: t`Favourite league`,
          checked: leagueOn,
          onSelect: () => toggleFavorite("league", facts.leagueId, !leagueOn),
        },
      ],
    },
    {
      label: t`This match`,
      items: [
        ...(isRowHidden(row)
          ? [{ id: "score", label: t`Show the score`, onSelect: () => showScore(matchId) }]
          : []),
        {
          id: "board",
          label: board.isOn ? t`Remove from the board` : t`Add to the board`,
          onSelect: board.toggle,
        },
        {
          id: "hide",
          label: has(ROW_FLAGS.hidden) ? t`Show again` : t`Hide`,
          onSelect: () => onHide(matchId),
        },
      ],
    },
  ];
  return <MenuSurface {...menu} groups={groups} />;
}
