// A line that says that a part of a page could not be loaded or refreshed, with the server's words and Retry.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { failureText } from "../acting/tellFailure.ts";
import styles from "./FailedLine.module.css";

export interface FailedLineProps {
  /** What failed, as a sentence. */
  readonly children: ReactNode;
  readonly failure: PageFailure;
  readonly onRetry: () => void;
}

export function FailedLine({ children, failure, onRetry }: FailedLineProps) {
  return (
    <p role="status" className={styles["line"]}>
      {children} <bdi>{failureText(failure)}</bdi>{" "}
      <button type="button" className={styles["retry"]} onClick={onRetry}>
        <Trans>Retry</Trans>
      </button>
    </p>
  );
}
