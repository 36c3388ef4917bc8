// In place of what could tell a score that is hidden: a button that shows it.
// See docs/product.md#delay-and-hidden-scores.
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { useHidesToday } from "./hiddenScores.ts";

export function HiddenPart({ onShow }: { readonly onShow: () => void }) {
  return (
    <div data-spoilers="hidden">
      <EmptyState
        icon="eyeOff"
        title={<Trans>This could tell a score that is hidden.</Trans>}
        actions={
          <Button onClick={onShow}>
            <Trans>Show</Trans>
          </Button>
        }
      />
    </div>
  );
}

/** Tables, results and form of the day: shown for this visit of the page once they are asked for. */
export function HiddenUntilAsked({ children }: { readonly children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  return useHidesToday() && !isAsked ? <HiddenPart onShow={() => setAsked(true)} /> : children;
}
