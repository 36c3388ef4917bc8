// The entries of a menu about what another member wrote, or about that member: mute and report.
// See docs/product.md#reports and docs/product.md#muting.
import { useLingui } from "@lingui/react/macro";
import { useReported } from "#state/community/reported.ts";
import { openMemberDialog, type Reportable } from "#state/dialogs/memberDialogs.ts";
import type { MenuItem } from "#ui/overlays/Menu.tsx";
import { nameInText } from "../../people/nameInText.ts";

/** For posts, replies and profiles of others. What the member has reported is not offered again. */
export function useReaderItems(target: Reportable): readonly MenuItem[] {
  const { t, i18n } = useLingui();
  const reported = useReported(target);
  const name = nameInText(target.author.name, i18n);
  const mute: MenuItem = {
    id: "mute",
    label: t({ message: `Mute ${name}`, comment: "Entry of a menu: hides what a member writes" }),
    onSelect: () => openMemberDialog({ open: "mute", person: target.author }),
  };
  if (reported) return [mute];
  const report: MenuItem = {
    id: "report",
    label: t({
      message: "Report",
      comment: "Entry of a menu: tells the service about a post, reply or member",
    }),
    onSelect: () => openMemberDialog({ open: "report", target }),
  };
  return [mute, report];
}
