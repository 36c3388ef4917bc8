// The minute and score of a match that a post is about, and beside them the score now, live from the core.
// See docs/product.md#match-anchor.
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { ROW_FLAGS } from "#domain/board/rowCode.ts";
import { momentText } from "#domain/community/moment.ts";
import type { RelatedObject } from "#domain/community/post.ts";
import { isLive } from "#domain/match/phase.ts";
import { LONGEST_MATCH_MS } from "#domain/community/tellsHiddenScore.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { useMatch } from "#state/live/client/hooks.ts";
import { useWatch } from "#state/live/client/useWatch.ts";
import { phaseLabel } from "../match/phaseLabel.ts";
import { useHidesMatch } from "../spoilers/hiddenScores.ts";
import styles from "./MatchMoment.module.css";

export interface MatchMomentProps {
  readonly about: RelatedObject;
  /** When the post was written, epoch ms: a post may be about a running match only while it is recent. */
  readonly writtenAt: number;
}

/** Nothing for a match without a minute. */
export function MatchMoment({ about, writtenAt }: MatchMomentProps) {
  const [isRecent] = useState(() => serverNow() - writtenAt < LONGEST_MATCH_MS);
  // The score then would tell the score now.
  const isHidden = useHidesMatch(about.id) && isRecent;
  if (about.minute === undefined) return null;
  return (
    <span className={`${styles["moment"]} num`}>
      <span>{momentText(isHidden ? { ...about, scoreThen: undefined } : about)}</span>
      {isRecent && !isHidden && about.scoreThen !== undefined ? (
        <ScoreNow matchId={about.id} scoreThen={about.scoreThen} />
      ) : null}
    </span>
  );
}

/** Until the score is known it takes the room of the score then, so that nothing moves when it arrives. */
function ScoreNow({ matchId, scoreThen }: { readonly matchId: number; readonly scoreThen: string }) {
  const { t, i18n } = useLingui();
  const root = useRef<HTMLElement>(null);
  const isNear = useIsNear(root);
  useWatch(useMemo(() => (isNear ? [matchId] : NONE), [isNear, matchId]));
  const row = useMatch(matchId);
  const isKnown =
    row !== undefined &&
    (row.flags & ROW_FLAGS.scored) !== 0 &&
    (isLive(row.phase) || row.phase === "fullTime");
  const score = isKnown ? `${row.homeScore}–${row.awayScore}` : scoreThen.replace("-", "–");
  const now = t({ message: `now ${score}`, comment: "The present score of a running match" });
  return (
    <bdi
      ref={root}
      className={styles["now"]}
      data-known={isKnown || undefined}
      data-live={(isKnown && isLive(row.phase)) || undefined}
    >
      {isKnown && !isLive(row.phase) ? `${phaseLabel(row, i18n)} ${score}` : now}
    </bdi>
  );
}

const NONE: readonly number[] = [];
/** Half a window above and below. */
const NEAR = "50% 0px";

/** Whether the element is in or near the window; true where the browser does not say. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const observes = "IntersectionObserver" in globalThis;
  const [isNear, setNear] = useState(!observes);
  useEffect(() => {
    if (!observes || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, observes]);
  return isNear;
}
