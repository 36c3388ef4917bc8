// Plays one seeded evening with a delay that changes, tabs that come and go and cores that die, and judges what tabs show.
import { HEARTBEAT } from "#api/live/stream.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { Match } from "#domain/match/match.ts";
import { NO_SPOILERS } from "#domain/spoilers.ts";
import { NOT_OLD_ENOUGH } from "#domain/spoilerWords.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import {
  type CoreUnderTest,
  createCoreUnderTest,
  type FakeTab,
  WITHOUT_COMMUNITY,
} from "#workers/live/testing/aCore.ts";
import { seededRandom, type SeededRandom } from "../../../support/seededRandom.ts";
import { createDelayOracle, type DelayOracle } from "./delayOracle.ts";
import { type Judged, LOOK_MS, lookAt, type OpenTab } from "./lookAt.ts";

export interface Evening {
  readonly faults: readonly string[];
  readonly steps: number;
  readonly looks: number;
  readonly rows: number;
  readonly events: number;
  readonly answers: number;
  readonly posts: number;
}

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const IDS = [1001, 1002, 1003, 1004];
const DELAYS = [0, 5, 10, 30, 60, 95, 180];
const OF_ALL: readonly PageRequest[] = [
  { call: "leagueStandings", params: { leagueId: 36, seasonId: 1 } },
  { call: "playerMatches", params: { playerId: 5 } },
];
/** The next phase of a match that is played. */
const NEXT: Partial<Record<Match["phase"], readonly Match["phase"][]>> = {
  notStarted: ["firstHalf"],
  firstHalf: ["halfTime"],
  halfTime: ["secondHalf"],
  secondHalf: ["fullTime", "extraTime"],
  extraTime: ["penalties", "fullTime"],
  penalties: ["fullTime"],
};

class World implements Judged {
  readonly random: SeededRandom;
  readonly oracle: DelayOracle = createDelayOracle();
  readonly faults: string[] = [];
  readonly counts = { steps: 0, looks: 0, rows: 0, events: 0, answers: 0, posts: 0 };
  readonly stored = new Map<string, unknown>();
  readonly versions = new Map<number, number>();
  matches: Match[];
  under: CoreUnderTest;
  tabs: OpenTab[] = [];
  delaySeconds: number;
  isReplaced = false;

  constructor(seed: number) {
    this.random = seededRandom(seed);
    this.delaySeconds = this.random.pick(DELAYS.slice(1));
    this.under = createCoreUnderTest({ stored: this.stored, loadCommunity: WITHOUT_COMMUNITY });
    const now = this.now();
    this.oracle.setDelay(this.delaySeconds * 1_000, now);
    this.matches = IDS.map((id, index) => {
      const phase = this.random.pick([
        "notStarted",
        "firstHalf",
        "halfTime",
        "secondHalf",
        "extraTime",
        "fullTime",
      ] as const);
      const isBefore = phase === "notStarted";
      return aMatch({
        id,
        teamIds: { home: 11 + 2 * index, away: 12 + 2 * index },
        phase,
        kickoffAt: isBefore ? now : now - 3_600_000,
        periodStartedAt: isBefore ? undefined : now - 1_200_000,
        score: isBefore ? { home: 0, away: 0 } : { home: this.random.below(3), away: this.random.below(3) },
        yellowCards: { home: 0, away: 0 },
      });
    });
    for (const match of this.matches) this.tell(match, -Infinity);
    this.begin();
  }

  now(): number {
    return this.under.clock.now();
  }

  /** The server's answers are those of this world, whichever core asks. */
  begin(): void {
    const { server } = this.under;
    server.matches = this.matches;
    server.pagesApi.load = async ({ call, params }) => {
      if (call === "hotPosts")
        return {
          ok: true,
          value: [{ id: 1, writtenAt: this.now() - this.random.below(200_000), author: { id: 5 } }],
        };
      if (call !== "matchSummary")
        return { ok: true, value: this.matches.map(({ id }) => [id, this.versions.get(id) ?? 0]) };
      const { matchId } = params;
      return { ok: true, value: { matchId, version: this.versions.get(matchId) ?? 0 } };
    };
    const { fetchDay } = server.api;
    const { clock } = this.under;
    server.api.fetchDay = async (query) => {
      // Pages are answered before the list in half of the cases.
      if (this.random.chance(0.5))
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, this.random.below(400)));
      const answer = await fetchDay(query);
      if (answer.ok) this.oracle.listCame(this.now());
      return answer;
    };
    this.oracle.coreBegan(this.now());
  }

  tell({ id, phase, score }: Match, at = this.now()): void {
    const version = this.versions.get(id) ?? 0;
    this.oracle.happened(id, { at, version, phase, home: score.home, away: score.away });
  }

  spoilers() {
    return { ...NO_SPOILERS, delaySeconds: this.delaySeconds };
  }

  open(rejoins = false): void {
    const matchIds = this.random.chance(0.3) ? [this.random.pick(IDS)] : [];
    const tab = this.under.openTab({
      spoilers: this.spoilers(),
      watch: IDS,
      rejoins,
      view: matchIds.length > 0 ? { page: "matches", matchIds } : {},
    });
    for (const id of IDS) void tab.session.toggleFavorite("match", id, true);
    this.tabs.push({ tab, judged: 0 });
    // As a page that is opened by its address asks: before there is any list.
    for (const request of OF_ALL) void this.askOfAll(tab, request);
  }

  /** Pages about leagues, teams and players tell of each match that is played. */
  async askOfAll(tab: FakeTab, request: PageRequest): Promise<void> {
    const answer = await tab.session.getPage(request, LONDON);
    if (!answer.ok || !this.tabs.some((each) => each.tab === tab)) return;
    for (const [matchId, version] of answer.value as readonly (readonly [number, number])[]) {
      this.counts.answers += 1;
      if (this.oracle.isEarly(matchId, this.now(), (told) => told.version === version))
        this.faults.push(`${request.call} tells version ${version} of ${matchId} early`);
    }
  }

  /** A match changes: its version is the number of yellow cards of the home side. */
  change(match: Match, some: Partial<Match>): void {
    const version = (this.versions.get(match.id) ?? 0) + 1;
    if (version > 98) return;
    this.versions.set(match.id, version);
    const after = { ...match, ...some, yellowCards: { home: version, away: 0 } };
    this.matches = this.matches.map((each) => (each.id === match.id ? after : each));
    const { server } = this.under;
    server.matches = this.matches;
    server.changed = this.matches.filter(({ id }) => (this.versions.get(id) ?? 0) > 0);
    this.tell(after);
    server.sockets.at(-1)?.push(after);
  }

  /** The next thing of a match. */
  play(): void {
    const match = this.random.pick(this.matches);
    if (match.phase === "fullTime") return;
    const next = this.random.oneOf(NEXT[match.phase] ?? []);
    if (match.phase === "notStarted" || (next !== undefined && this.random.chance(0.25))) {
      if (next) this.change(match, { phase: next, periodStartedAt: this.now() });
      return;
    }
    const side = this.random.chance(0.5) ? "home" : "away";
    const by = match.score[side] > 0 && this.random.chance(0.2) ? -1 : 1;
    this.change(match, { score: { ...match.score, [side]: match.score[side] + by } });
  }

  setDelay(): void {
    this.delaySeconds = this.random.pick(DELAYS);
    this.oracle.setDelay(this.delaySeconds * 1_000, this.now());
    for (const { tab } of this.tabs)
      tab.session.setSpoilers(this.delaySeconds === 0 ? "" : JSON.stringify(this.spoilers()));
  }

  ask(): void {
    const { tab } = this.random.oneOf(this.tabs) ?? {};
    if (tab === undefined) return;
    void this.askSummary(tab, this.random.pick(IDS));
    void tab.session.getPage({ call: "hotPosts", params: {} }, LONDON).then((answer) => {
      for (const post of answer.ok ? (answer.value as readonly { readonly writtenAt: number }[]) : []) {
        this.counts.posts += 1;
        if (post.writtenAt > this.now() - this.delaySeconds * 1_000)
          this.faults.push("a post is shown early");
      }
    });
  }

  /** As a page does: again, while the answer is not old enough. */
  async askSummary(tab: FakeTab, matchId: number): Promise<void> {
    for (;;) {
      const answer = await tab.session.getPage({ call: "matchSummary", params: { matchId } }, LONDON);
      if (!this.tabs.some((each) => each.tab === tab)) return;
      if (answer.ok) {
        const { version } = answer.value as { readonly version: number };
        this.counts.answers += 1;
        if (this.oracle.isEarly(matchId, this.now(), (told) => told.version === version))
          this.faults.push(`the summary of ${matchId} has version ${version} early`);
      }
      if (answer.ok || answer.message !== NOT_OLD_ENOUGH) return;
    }
  }

  /** The core dies, and the next one has what it stored. */
  async replace(): Promise<void> {
    const at = this.now();
    const before = this.tabs.length;
    this.isReplaced = true;
    this.tabs = [];
    this.under = createCoreUnderTest({
      stored: this.stored,
      loadCommunity: WITHOUT_COMMUNITY,
      clock: { startAt: at + 2_000 },
    });
    this.begin();
    for (let index = 0; index < before; index += 1) this.open(true);
  }

  look(): void {
    this.counts.looks += 1;
    for (const open of this.tabs) lookAt(open, IDS, this);
  }

  /** Lets time pass, looking at all tabs. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= LOOK_MS) {
      await this.under.clock.advance(Math.min(LOOK_MS, left));
      if (left % 5_000 < LOOK_MS) this.under.server.sockets.at(-1)?.say(HEARTBEAT);
      this.look();
    }
  }

  async step(): Promise<void> {
    this.counts.steps += 1;
    const what = this.random.weighted({ play: 60, ask: 15, delay: 8, open: 5, close: 4, core: 3 });
    if (what === "play") this.play();
    else if (what === "ask") this.ask();
    else if (what === "delay") this.setDelay();
    else if (what === "open" && this.tabs.length < 4) this.open();
    else if (what === "close" && this.tabs.length > 1) this.tabs.shift()?.tab.session.goodbye();
    else if (what === "core") await this.replace();
    await this.pass(500 + this.random.below(12_000));
  }
}

/** One evening of 10 to 40 steps; it ends when all that happened is old enough. */
export async function playDelay(seed: number): Promise<Evening> {
  const world = new World(seed);
  world.open();
  await world.pass(2_000);
  const steps = 10 + world.random.below(30);
  for (let step = 0; step < steps && world.faults.length === 0; step += 1) await world.step();
  await world.pass(world.delaySeconds * 1_000 + 5_000);
  return { faults: world.faults, ...world.counts };
}
