// Shows the explanation of icons in the frame; its code is loaded when it first opens.
import { useAtom } from "jotai";
import { withTexts } from "#i18n/withTexts.ts";
import { explanationsOpenAtom } from "#state/dialogs/explanations.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

const ExplanationDialog = lazyDialog(
  async () =>
    (await withTexts(() => import("#features/explanations/ExplanationDialog.tsx"))).ExplanationDialog,
  ({ onClose }) => onClose(),
);

export function Explanations() {
  const [open, setOpen] = useAtom(explanationsOpenAtom);
  return <ExplanationDialog open={open} onClose={() => setOpen(false)} />;
}
