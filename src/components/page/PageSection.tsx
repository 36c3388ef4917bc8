// A part of a page with its own call: skeleton, failure with Retry, or content.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageData } from "#state/pageData/usePageData.ts";
import { failureText } from "../forms/tellFailure.ts";
import { FailedRead } from "./FailedRead.tsx";
import styles from "./PageSection.module.css";

export interface PageSectionProps<Answer> {
  readonly query: PageData<Answer>;
  /** Has the size of the expected content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Answer) => ReactNode;
}

/** When a refresh fails, the last content remains, with a line that reports the failure. */
export function PageSection<Answer>({ query, skeleton, children }: PageSectionProps<Answer>) {
  const { data, failure, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        {failure === undefined ? null : (
          <p role="status" className={styles["old"]}>
            <Trans>This could not be refreshed and may be out of date.</Trans>{" "}
            <bdi>{failureText(failure)}</bdi>{" "}
            <button type="button" className={styles["retry"]} onClick={refetch}>
              <Trans>Retry</Trans>
            </button>
          </p>
        )}
        {children(data)}
      </>
    );
  }
  if (failure !== undefined) return <FailedRead failure={failure} onRetry={refetch} />;
  return <div aria-busy="true">{skeleton}</div>;
}
