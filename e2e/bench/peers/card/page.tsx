// Peer C: the parts that the design card and an offline start need, and nothing else. React draws the rows, a SharedWorker
// behind Comlink has the socket, a service worker would answer without a network. It has no odds, buttons, texts of a
// catalogue, router, window, sorting or settings, and keeps nothing of other matches.
import * as Comlink from "comlink";
import { memo, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { hasScore, minuteText } from "../shared/matchTime.ts";
import type { Match } from "../shared/wire.ts";
import coreUrl from "./core.worker.ts?sharedworker&url";
import type { RowsMessage, TabCalls } from "./core.worker.ts";

/** In ms: a shown minute is at most this old. */
const MINUTES_EVERY_MS = 30_000;

const countText = (count: number): string => (count === 0 ? "" : String(count));

interface RowProps {
  readonly match: Match;
  readonly minute: string;
}

const Row = memo(function Row({ match, minute }: RowProps) {
  const scored = hasScore(match);
  return (
    <span className="line light" data-match-id={match.id}>
      <span className="time" data-field="minute">
        {minute}
      </span>
      <span>
        <span className="team">
          <span className="name">{match.home}</span>
          <span className="card red" data-field="homeRed">
            {countText(match.homeRed)}
          </span>
          <span className="card yellow" data-field="homeYellow">
            {countText(match.homeYellow)}
          </span>
        </span>
        <span className="team">
          <span className="name">{match.away}</span>
          <span className="card red" data-field="awayRed">
            {countText(match.awayRed)}
          </span>
          <span className="card yellow" data-field="awayYellow">
            {countText(match.awayYellow)}
          </span>
        </span>
      </span>
      <span className="score">
        <span data-field="homeScore">{scored ? match.homeScore : ""}</span>
        <span data-field="awayScore">{scored ? match.awayScore : ""}</span>
      </span>
    </span>
  );
});

interface Shown {
  readonly rows: ReadonlyMap<number, Match>;
  readonly offset: number;
}

const NOTHING: Shown = { rows: new Map(), offset: 0 };

function List({ messages }: { readonly messages: MessagePort }) {
  const [{ rows, offset }, setShown] = useState(NOTHING);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const take = ({ data }: MessageEvent<RowsMessage>): void => {
      setShown((before) => ({
        rows: new Map([...before.rows, ...data.matches.map((match) => [match.id, match] as const)]),
        offset: data.offset,
      }));
      document.documentElement.dataset["stream"] = data.isOpen ? "open" : "closed";
    };
    messages.addEventListener("message", take);
    messages.start();
    const timer = setInterval(() => setNow(Date.now()), MINUTES_EVERY_MS);
    return () => {
      messages.removeEventListener("message", take);
      clearInterval(timer);
    };
  }, [messages]);
  useEffect(() => {
    if (rows.size > 0) document.documentElement.dataset["ready"] = "1";
  }, [rows]);
  return (
    <main className="list">
      {[...rows.values()].map((match) => (
        <Row key={match.id} match={match} minute={minuteText(match, now + offset)} />
      ))}
    </main>
  );
}

/** The DOM types do not know Trusted Types yet; the server's policy names this one. */
const { trustedTypes } = globalThis as unknown as {
  readonly trustedTypes: {
    createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
  };
};
const scripts = trustedTypes.createPolicy("touchline", { createScriptURL: (url: string) => url });

const worker = new SharedWorker(scripts.createScriptURL(coreUrl), { type: "module", name: "c" });
const core = Comlink.wrap<TabCalls>(worker.port);
const { port1, port2 } = new MessageChannel();
const isVisible = (): boolean => document.visibilityState === "visible";

const host = document.getElementById("root");
if (host === null) throw new Error("the page has no #root");
createRoot(host).render(<List messages={port1} />);
void core.open(Comlink.transfer(port2, [port2]), isVisible()).then(() => {
  // A hidden tab gets no rows.
  if (!isVisible()) document.documentElement.dataset["ready"] = "1";
});
document.addEventListener("visibilitychange", () => void core.setVisible(isVisible()));
void navigator.serviceWorker.register(scripts.createScriptURL("/benchShell.js"));
