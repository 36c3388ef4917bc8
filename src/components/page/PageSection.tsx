// A part of a page with its own call: skeleton, failure with Retry, or content.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageData } from "#state/pageData/usePageData.ts";
import { FailedLine } from "./FailedLine.tsx";
import { FailedRead } from "./FailedRead.tsx";

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
          <FailedLine failure={failure} onRetry={refetch}>
            <Trans>This could not be refreshed and may be out of date.</Trans>
          </FailedLine>
        )}
        {children(data)}
      </>
    );
  }
  if (failure !== undefined) return <FailedRead failure={failure} onRetry={refetch} />;
  return <div aria-busy="true">{skeleton}</div>;
}
