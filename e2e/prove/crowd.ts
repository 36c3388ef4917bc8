// Proof "crowd": many clients get each record once and in order, also after a loss of their server, and what that costs.
import { execSync } from "node:child_process";
import { type CrowdResult, playCrowd, type Spent } from "./lib/crowd/playCrowd.ts";
import { nginxConnections } from "./lib/crowd/edgesTarget.ts";
import { findBusServer } from "./lib/edges/busServer.ts";
import { installServers, missingFor } from "./lib/hosting/installed.ts";
import type { Proof } from "./proof.ts";

const FULL = 5_000;
/** One process plays all clients: with more, it would measure itself. */
const MOST_CLIENTS = 20_000;
/** As the product's clients: docs/product.md#refresh-times, docs/wire.md#connect-and-reconnect. */
const RHYTHM = {
  pollMs: 2_000,
  oddsPollMs: 8_000,
  firstAttemptMs: 5_000,
  attemptsSpreadMs: 30_000,
  nextAttemptMs: 30_000,
};
/** Five changes a second, more than a Saturday afternoon has. */
const EVERY_MS = 200;
const STEADY_MS = 16_000;
/** A busy machine lets 16 clients open in a second. */
const OPEN_WITHIN_MS = 600_000;
const BACK_WITHIN_MS = 120_000;
const FILES = 1_000;
/** Open files of a process beside its sockets. */
const OTHER_FILES = 300;
/** Share of a core that is planned with, because work comes in bursts. */
const PLANNED = 0.7;
/** A list is written once per language and second, and again after each frame of the stream, of which there are two a second. */
const WRITTEN_PER_SECOND = 3;
const LANGUAGES = 20;

/** A sentence where there are too many clients for the proof, or for the sockets that this machine allows. */
function refuseClients(clients: number, isBehindNginx: boolean): string | undefined {
  if (clients > MOST_CLIENTS)
    return `${clients} clients are more than ${MOST_CLIENTS}: name fewer with --cases`;
  const said = execSync("ulimit -Hn", { shell: "/bin/sh", encoding: "utf8" }).trim();
  const limit = said === "unlimited" ? Number.POSITIVE_INFINITY : Number(said);
  const needed = (isBehindNginx ? nginxConnections(clients) : clients) + OTHER_FILES;
  return needed > limit
    ? `${clients} clients need ${needed} open files and ${limit} are allowed: raise the limit (ulimit -n) or name fewer with --cases`
    : undefined;
}

const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const kilobytes = (bytes: number): string => `${round(bytes / 1_000)} kB`;

/** Programs that edges need, as one sentence with how to install what is missing. */
async function missingForEdges(): Promise<string | undefined> {
  await installServers();
  return (await findBusServer()) ?? missingFor("nginx");
}

/** Per cent of a core for each thousand clients. */
function share({ cpuMs, seconds }: Pick<Spent, "cpuMs" | "seconds">, clients: number): number {
  return (cpuMs / seconds / 10) * (1_000 / clients);
}

/** What the programs beside the edges take. */
function describeOthers({ asking, files, memory }: CrowdResult): readonly string[] {
  const scripts = (name: string): string =>
    name === "nginx" ? `, ${((files.others.get(name) ?? 0) / files.count).toFixed(2)} ms for a script` : "";
  return [...asking.others].map(
    ([name, cpuMs]) =>
      `${name} with all clients: ${round(cpuMs / asking.seconds / 10)} % of a core, ${round((memory.others.get(name) ?? 0) / 1e6)} MB${scripts(name)}`,
  );
}

/** `edges`: their number, undefined for one server. */
function describe(result: CrowdResult, clients: number, edges: number | undefined): readonly string[] {
  const { opening, listening, asking, files, comingBack, memory, lists, delays } = result;
  const steady = share(asking, clients);
  const pollMs =
    (asking.cpuMs / asking.seconds - listening.cpuMs / listening.seconds) / (asking.count / asking.seconds);
  const back = comingBack.cpuMs / clients;
  const written = lists.written === undefined ? "" : `, ${lists.written} written`;
  const carried = Math.floor((PLANNED * 100) / steady) * 1_000;
  const returned = Math.floor((PLANNED * RHYTHM.attemptsSpreadMs) / back / 1_000) * 1_000;
  return [
    `opening (list, prices, token, socket): ${round(opening.cpuMs / clients)} ms of the processor and ${kilobytes(opening.bytes / clients)} each, at ${round(clients / opening.seconds)} a second; ${lists.asked} lists asked for${written}`,
    `memory: ${round(memory.before / 1e6)} MB before, ${round((memory.after - memory.before) / 1e3 / clients)} kB for each socket`,
    `listening: ${round(share(listening, clients))} % of a core for 1,000 sockets, ${round(listening.bytes / clients / listening.seconds)} bytes a second each`,
    `with changes of prices every 8 s: ${round(steady)} % of a core for 1,000 clients; a poll costs ${pollMs.toFixed(2)} ms and ${kilobytes(asking.bytes / asking.count)}`,
    `from change to frame: half within ${delays.half} ms, 99 % within ${delays.nearlyAll} ms (up to 500 ms until the next frame, and the time in which this process reads the frames of all clients)`,
    ...(edges === undefined
      ? [
          `a script of ${kilobytes(files.bytes / files.count)}: ${(files.cpuMs / files.count).toFixed(2)} ms of the processor`,
          `after a restart: all back in ${round(comingBack.seconds)} s for ${round(back)} ms each, the start included; ${comingBack.polls} polls answered, ${comingBack.unanswered} not`,
          `one core at ${PLANNED * 100} %: ${carried} clients that listen and ask, ${returned} that come back within 30 s`,
        ]
      : [
          ...describeOthers(result),
          `after the death of one of ${edges} edges: its ${comingBack.lost} clients back in ${round(comingBack.seconds)} s; ${comingBack.polls} polls answered, ${comingBack.unanswered} not`,
          `one core of edges at ${PLANNED * 100} %: ${carried} clients that listen and ask`,
        ]),
  ];
}

export const crowdProof: Proof = {
  name: "crowd",
  claim:
    "each client gets each record once and in order, before and after a restart or the death of an edge, no answer is older than what the client knew, and lists are written once per language for all who ask between two frames",
  async run({ cases: clients = FULL, seed = 1, edges, report = () => {} }) {
    const missing = edges === undefined ? undefined : await missingForEdges();
    if (missing !== undefined) return { figures: [`not run: ${missing}`], failures: [missing] };
    const refused = refuseClients(clients, edges !== undefined);
    if (refused !== undefined) return { figures: [], failures: [refused] };
    const result = await playCrowd({
      clients,
      edges,
      seed,
      report,
      rhythm: RHYTHM,
      everyMs: EVERY_MS,
      steadyMs: STEADY_MS,
      openWithinMs: OPEN_WITHIN_MS,
      backWithinMs: BACK_WITHIN_MS,
      files: FILES,
    });
    const { lists, opening } = result;
    const most = Math.ceil(opening.seconds + 1) * WRITTEN_PER_SECOND * LANGUAGES;
    const written =
      lists.written !== undefined && lists.written > most
        ? [`${lists.written} lists were written in ${round(opening.seconds)} s`]
        : [];
    const named = edges === undefined ? "" : ` --edges ${edges}`;
    const replay = `(npm run prove -- crowd${named} --seed ${seed} --cases ${clients})`;
    return {
      figures: describe(result, clients, edges),
      failures: [...result.failures, ...written].map((failure) => `${failure} ${replay}`),
    };
  },
};
