// The place of the explanation of icons in the frame: its code comes when somebody first asks for it.
import { useAtom } from "jotai";
import { Suspense, useState } from "react";
import { explanationsOpenAtom } from "#state/dialogs/explanations.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { withTexts } from "#i18n/withTexts.ts";

const ExplanationDialog = lazyPart(
  async () =>
    (await withTexts(() => import("#features/explanations/ExplanationDialog.tsx"))).ExplanationDialog,
  ({ onClose }) => onClose(),
);

export function Explanations() {
  const [open, setOpen] = useAtom(explanationsOpenAtom);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ExplanationDialog open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
