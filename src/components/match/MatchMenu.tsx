// The button of a match's menu. What the menu offers is loaded with it.
import { useLingui } from "@lingui/react/macro";
import type { Row } from "#domain/board/rowCode.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { MenuButton } from "#ui/overlays/Menu.tsx";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import type { MatchFacts } from "#workers/live/contract.ts";

const MatchMenuSurface = lazyDialog(
  async () => (await withTexts(() => import("./MatchMenuSurface.tsx"))).MatchMenuSurface,
  ({ onOpenChange }) => onOpenChange(false),
);

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
  return (
    <MenuButton
      label={t`More: ${name}`}
      align="start"
      className={className}
      button={<Icon name="more" size={18} />}
      fetchAhead={MatchMenuSurface.fetchAhead}
    >
      {(menu) => <MatchMenuSurface {...menu} row={row} facts={facts} onHide={onHide} />}
    </MenuButton>
  );
}
