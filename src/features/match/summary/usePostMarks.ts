// The minutes of a match about which many posts were written, for its timeline.
// See docs/product.md#posts-on-the-timeline.
import { useEffect, useMemo, useState } from "react";
import { type BusyMinute, busyMinutes } from "#domain/community/busyMinutes.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useRunning } from "../useRunning.ts";

/** How often the numbers of posts are asked for while the match runs, ms: as long as an answer is kept. */
const MARKS_EVERY_MS = 60_000;
/** ms that a summary is held back for them: marks that come later move the lines below them. */
const WAIT_MS = 2_000;

export interface PostMarks {
  readonly marks: readonly BusyMinute[];
  /** Neither an answer nor a failure yet; false after 2 s. */
  readonly isAwaited: boolean;
}

/** Asks at once, so that the answer arrives with the summary. A failure is no marks. */
export function usePostMarks(matchId: number): PostMarks {
  const refreshEveryMs = useRunning(matchId) ? MARKS_EVERY_MS : undefined;
  const { data, failure } = usePageData("postMinutes", { matchId }, { refreshEveryMs });
  const [waitedFor, setWaitedFor] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(matchId), WAIT_MS);
    return () => clearTimeout(timer);
  }, [matchId]);
  const isAwaited = data === undefined && failure === undefined && waitedFor !== matchId;
  return { marks: useMemo(() => busyMinutes(data ?? []), [data]), isAwaited };
}
