// The feedback page (docs/product.md#feedback): the form, then a message of thanks.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { RowLink } from "#components/page/RowLink.tsx";
import { useMember } from "#state/session/useMember.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import styles from "./FeedbackPage.module.css";

export function FeedbackPage() {
  const { t } = useLingui();
  usePageView();
  usePageTitle(t`Feedback – Touchline`);
  const [thanks, setThanks] = useState<string>();
  const written = useWritten();
  return (
    <article className={styles["page"]}>
      <h1 className={styles["title"]}>
        <Trans>Feedback</Trans>
      </h1>
      {thanks === undefined ? (
        <>
          <p className={styles["lead"]}>
            <Trans>Tell us what is wrong, what is missing, what you would like. We read everything.</Trans>{" "}
            <RowLink path="/faq" className={styles["link"]}>
              <Trans>Perhaps it is answered already.</Trans>
            </RowLink>
          </p>
          <FeedbackForm key={written} onSent={setThanks} />
        </>
      ) : (
        <Thanks words={thanks} onAgain={() => setThanks(undefined)} />
      )}
    </article>
  );
}

/** Counts sign-outs: each clears the form. A visitor who signs in keeps the text. */
function useWritten(): number {
  const id = useMember()?.id;
  const [known, setKnown] = useState({ id, left: 0 });
  if (known.id !== id) setKnown({ id, left: known.left + (known.id === undefined ? 0 : 1) });
  return known.left;
}

function Thanks({ words, onAgain }: { readonly words: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles["thanks"]}>
      <span className={styles["sign"]}>
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles["sent"]}>
        <Trans>Your feedback has arrived.</Trans>
      </h2>
      {words === "" ? null : (
        <p className={styles["words"]} dir="auto">
          {words}
        </p>
      )}
      <Button onClick={onAgain}>
        <Trans>Send another</Trans>
      </Button>
    </div>
  );
}
