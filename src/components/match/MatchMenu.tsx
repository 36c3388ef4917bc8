// Menu of a match: follow a team or the league, hide the match or show it again.
import { useLingui } from "@lingui/react/macro";
import { type Row, ROW_FLAGS } from "#domain/board/rowCode.ts";
import { useLiveCommands } from "#state/live/client/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu, type MenuGroup } from "#ui/overlays/Menu.tsx";
import { isPlaceholder } from "#domain/match/match.ts";
import type { MatchFacts } from "#workers/live/contract.ts";

export function MatchMenu({
  row,
  facts,
  name,
  onHide,
  className,
}: {
  row: Row;
  facts: MatchFacts;
  /** Display name of the match, for the button's label. */
  name: string;
  onHide: (matchId: number) => void;
  className: string | undefined;
}) {
  const { t } = useLingui();
  const { toggleFavorite } = useLiveCommands();
  const { matchId, flags } = row;
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
        {
          id: "hide",
          label: has(ROW_FLAGS.hidden) ? t`Show again` : t`Hide`,
          onSelect: () => onHide(matchId),
        },
      ],
    },
  ];
  return (
    <Menu
      label={t`More: ${name}`}
      groups={groups}
      align="start"
      className={className}
      button={<Icon name="more" size={18} />}
    />
  );
}
