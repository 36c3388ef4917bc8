// Asks which source the scores are from, and keeps its age. Draws nothing; loaded after the rows.
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { ageInSteps } from "#domain/ageInSteps.ts";
import { type FootballSource, isSourceStale } from "#domain/footballSource.ts";
import { hasOddsAtom, sourceOnPageAtom } from "#state/footballSource.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { shownSourceAtom, withSourceAge } from "./shownSource.ts";
import { sourceEmpty } from "./sourceEmpty.tsx";
import { SourceNotice } from "./SourceNotice.tsx";

/** The stream tells changes; without it they are asked for at the pace of the source, at most this often, ms. */
const ASK_EVERY_MS = 30_000;

export function FollowFootballSource() {
  const asked = usePageData("footballSource", {});
  const [hasOdds, setHasOdds] = useAtom(hasOddsAtom);
  const givesOdds = asked.data === undefined ? hasOdds : (asked.data?.gives.includes("odds") ?? true);
  useEffect(() => {
    if (givesOdds !== hasOdds) setHasOdds(givesOdds);
  }, [givesOdds, hasOdds, setHasOdds]);
  // A made-up world has no source that could change.
  const everyMs = asked.data ? Math.max(ASK_EVERY_MS, asked.data.everySeconds * 1_000) : undefined;
  usePageData("footballSource", {}, { refreshEveryMs: everyMs, enabled: asked.data != null });
  return asked.data ? <SourceAge source={asked.data} /> : null;
}

function SourceAge({ source }: { readonly source: FootballSource }) {
  const setShown = useSetAtom(shownSourceAtom);
  const setOnPage = useSetAtom(sourceOnPageAtom);
  const { asOf } = source;
  const ageSeconds = useServerTime((now) => (asOf === undefined ? undefined : ageInSteps(now - asOf)));
  const stale = useServerTime((now) => asOf !== undefined && isSourceStale(source, now - asOf));
  useEffect(() => {
    setShown({ source, ageSeconds, stale });
    setOnPage({
      notice: <SourceNotice source={source} />,
      empty: sourceEmpty(source),
      withAge: (connection) => withSourceAge(connection, { ageSeconds, stale }),
    });
  }, [setShown, setOnPage, source, ageSeconds, stale]);
  useEffect(
    () => () => {
      setShown(undefined);
      setOnPage(undefined);
    },
    [setShown, setOnPage],
  );
  return null;
}
