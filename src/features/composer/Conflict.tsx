// Both texts of a post that was changed elsewhere while it was edited, and the choice between them.
// See docs/product.md#own-posts.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RichText } from "#components/posts/RichText.tsx";
import type { DraftContent } from "#domain/writing/draft.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./Composer.module.css";

export interface ConflictProps {
  readonly mine: DraftContent;
  readonly newer: DraftContent;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

export function Conflict({ mine, newer, onKeep, onTake }: ConflictProps) {
  return (
    <div className={styles["composer"]} data-composer data-mode={mine.mode}>
      <div className={styles["body"]}>
        <p role="alert">
          <Trans>
            This post was changed elsewhere while you edited it. Which version do you want to keep?
          </Trans>
        </p>
        <div className={styles["versions"]}>
          <Version title={<Trans>Your text</Trans>} of={mine} />
          <Version title={<Trans>The newer text</Trans>} of={newer} />
        </div>
      </div>
      <div className={styles["foot"]}>
        <div className={styles["buttons"]}>
          <Button onClick={onTake}>
            <Trans>Take the newer text</Trans>
          </Button>
          <Button look="primary" onClick={onKeep}>
            <Trans>Keep my text</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

function Version({ title, of }: { readonly title: ReactNode; readonly of: DraftContent }) {
  return (
    <section className={styles["version"]}>
      <h3>{title}</h3>
      {of.title === "" ? null : <strong dir="auto">{of.title}</strong>}
      {of.mode === "rich" ? <RichText document={of.text} topHeading={3} /> : <p dir="auto">{of.text}</p>}
    </section>
  );
}
