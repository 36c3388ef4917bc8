// The plain page: all matches of the day in one list, rendered from one state that each frame replaces.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Feed, followFeed } from "../shared/feed.ts";
import { MatchRow } from "./MatchRow.tsx";
import { afterFrame, listed, NO_MATCHES } from "./matches.ts";

/** In ms: minutes change at :00 and :30. */
const STEP_MS = 30_000;

const NONE: ReadonlySet<number> = new Set();

const stepOf = (now: number): number => Math.floor(now / STEP_MS) * STEP_MS;

function useFeed() {
  const [matches, setMatches] = useState(NO_MATCHES);
  const [state, setState] = useState<"open" | "closed">("closed");
  const [now, setNow] = useState(() => stepOf(Date.now()));
  const feed = useRef<Feed>(undefined);
  useEffect(() => {
    const own = followFeed({
      onList: (list) => {
        setMatches(listed(list));
        setNow(stepOf(own.now()));
      },
      onRecords: (records) => setMatches((before) => afterFrame(before, records)),
      onState: setState,
    });
    feed.current = own;
    return own.stop;
  }, []);
  useEffect(() => {
    const timer = setInterval(() => setNow(stepOf(feed.current?.now() ?? Date.now())), 1_000);
    return () => clearInterval(timer);
  }, []);
  return { matches, state, now };
}

/** A set of ids and a function that adds or removes one; the function is stable. */
function useToggled(): readonly [ReadonlySet<number>, (id: number) => void] {
  const [ids, setIds] = useState(NONE);
  const toggle = useCallback((id: number) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return [ids, toggle];
}

export function App() {
  const { matches, state, now } = useFeed();
  const [starred, toggleStar] = useToggled();
  const [hidden, toggleHidden] = useToggled();
  const hasMatches = matches.order.length > 0;
  useEffect(() => {
    document.documentElement.dataset["stream"] = state;
  }, [state]);
  useEffect(() => {
    if (hasMatches) document.documentElement.dataset["ready"] = "1";
  }, [hasMatches]);
  return (
    <>
      <header>
        <h1>Matches</h1>
        <span>{matches.order.length}</span>
        <span>{state}</span>
      </header>
      <main className="list">
        {matches.order.map((id) => {
          const match = matches.byId.get(id);
          if (match === undefined || hidden.has(id)) return null;
          return (
            <MatchRow
              key={id}
              match={match}
              now={now}
              starred={starred.has(id)}
              onStar={toggleStar}
              onHide={toggleHidden}
            />
          );
        })}
      </main>
    </>
  );
}
