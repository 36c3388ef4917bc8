// The error state of a page's data: what could not be loaded, the server's words, and Retry.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { failureText } from "../acting/tellFailure.ts";

export interface FailedReadProps {
  /** What failed, as a sentence. */
  readonly title?: ReactNode;
  readonly failure: PageFailure;
  readonly onRetry: () => void;
}

/** docs/product.md#failed-reads: the server's words or the word error; a hint at the connection without an answer. */
export function FailedRead({ title, failure, onRetry }: FailedReadProps) {
  return (
    <ErrorState title={title ?? <Trans>This could not be loaded.</Trans>} onRetry={onRetry}>
      <bdi>{failureText(failure)}</bdi>{" "}
      {failure.reason === "noAnswer" ? (
        <span>
          <Trans>Check your connection if this lasts.</Trans>
        </span>
      ) : null}
    </ErrorState>
  );
}
