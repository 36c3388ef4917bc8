// The open menu of what a list shows: odds, their format, row height, paper.
import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { ODDS_PROVIDER_IDS, type OddsFormat } from "#domain/settings.ts";
import { hasOddsAtom } from "#state/footballSource.ts";
import { densityAtom } from "#state/preferences/density.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import type { MenuGroup, OpenedMenu } from "#ui/overlays/Menu.tsx";
import { MenuSurface } from "#ui/overlays/MenuSurface.tsx";

export interface DisplayMenuSurfaceProps extends OpenedMenu {
  readonly onPrint: () => void;
}

export function DisplayMenuSurface({ onPrint, ...menu }: DisplayMenuSurfaceProps) {
  const { t } = useLingui();
  const [settings, setSettings] = useAtom(matchDisplayAtom);
  const [density, setDensity] = useAtom(densityAtom);
  const hasOdds = useAtomValue(hasOddsAtom);
  const formats: readonly [OddsFormat, string][] = [
    ["decimal", t`Decimal (2.50)`],
    ["fraction", t`Fraction (3/2)`],
    ["american", t`American (+150)`],
  ];
  const oddsGroups: readonly MenuGroup[] = [
    {
      label: t`Odds`,
      items: [
        {
          id: "off",
          label: t`No odds`,
          checked: !settings.odds,
          onSelect: () => setSettings((known) => ({ ...known, odds: false })),
        },
        ...ODDS_PROVIDER_IDS.map((oddsProviderId, index) => {
          const number = index + 1;
          return {
            id: `provider-${oddsProviderId}`,
            label: t`Provider ${number}`,
            checked: settings.odds && settings.oddsProviderId === oddsProviderId,
            onSelect: () => setSettings((known) => ({ ...known, odds: true, oddsProviderId })),
          };
        }),
      ],
    },
    {
      label: t`Odds format`,
      items: formats.map(([oddsFormat, label]) => ({
        id: oddsFormat,
        label,
        checked: settings.oddsFormat === oddsFormat,
        onSelect: () => setSettings((known) => ({ ...known, oddsFormat })),
      })),
    },
  ];
  const groups: readonly MenuGroup[] = [
    ...(hasOdds ? oddsGroups : []),
    {
      label: t`Row height`,
      items: (["comfortable", "compact"] as const).map((value) => ({
        id: value,
        label: value === "comfortable" ? t`Comfortable` : t`Compact`,
        checked: density === value,
        onSelect: () => setDensity(value),
      })),
    },
    { label: t`Paper`, items: [{ id: "print", label: t`Print this list`, onSelect: onPrint }] },
  ];
  return <MenuSurface {...menu} groups={groups} />;
}
