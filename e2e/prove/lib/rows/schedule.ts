// The steps of a schedule: changes of matches, network, tabs and clock, drawn from the seed.
import type { View } from "#domain/board/view.ts";
import type { FeedRecord } from "./eventsOracle.ts";
import { aFeedMatch, wholeMinute } from "./feedServer.ts";
import { ANSWER_FAULTS, FAIR_WEATHER } from "./network.ts";
import { movePrices, play } from "./plays.ts";
import { FOLLOWED_MATCH, FOLLOWED_TEAM, type Scene, TOMORROW } from "./scene.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Relative frequency of the steps. The second group is used only if messages may be lost or false. */
const WEIGHTS = {
  play: 22,
  prices: 3,
  wait: 10,
  longWait: 2,
  close: 2,
  silence: 1,
  upgrades: 2,
  failing: 2,
  slow: 2,
  fair: 3,
  doubled: 1,
  expire: 0.5,
  corrupt: 0.5,
  open: 1,
  shut: 0.7,
  look: 2.5,
  view: 1.5,
  retry: 0.7,
  offline: 0.7,
  sleep: 0.7,
  jump: 0.5,
  newMatch: 0.7,
} as const;

const FALSE_WEIGHTS = { ...WEIGHTS, stale: 1, lost: 1, overtaken: 1, partial: 2 } as const;

type StepKind = keyof typeof FALSE_WEIGHTS;

const CLOSE_CODES = [1000, 1001, 1005, 1006, 1006, 1011, 1012, 1013, 4000, 4401] as const;
const JUMPS = [10 * MINUTE, DAY, 365 * DAY] as const;
const SLEEPS = [5_000, 12_000, 40_000, 3 * MINUTE, 2 * HOUR] as const;
/** Each jump may load the list of another day, and the core keeps twelve. */
const JUMPS_MAX = 3;
const TABS_MAX = 3;
/** The log keeps 300 events and a tab is sent 30, which limits the plays while no tab is visible. */
const UNSEEN_PLAYS_MAX = 8;

export interface Schedule {
  /** Takes one step and returns its description. */
  step(): Promise<string>;
  readonly count: () => number;
}

/** `honest`: the stream contains every change in order; messages are only delayed, and connections broken. */
export function createSchedule(scene: Scene, honest: boolean): Schedule {
  const { random, machine, network, server, core, tabs } = scene;
  let count = 0;
  let jumps = 0;
  let added = 0;
  let unseenPlays = 0;

  function tell(records: readonly FeedRecord[]): void {
    if (records.length > 0) network.push(records);
  }

  /** One to three plays in one frame. If not honest, some are missing from the stream, and only polls contain them. */
  function playSome(): string {
    if (!tabs.some(({ visible }) => visible)) unseenPlays += 1;
    if (unseenPlays > UNSEEN_PLAYS_MAX) return "nothing happens while no tab is visible";
    const plays = Array.from({ length: random.pick([1, 1, 1, 2, 3] as const) }, () =>
      play(server, random, machine.serverNow()),
    );
    const told = honest || random.chance(0.8);
    if (told) tell(plays.map(({ record }) => record));
    const words = plays.map(({ kind, record, change }) => `${kind} ${record.id} ${JSON.stringify(change)}`);
    return `${words.join(", ")}${told ? "" : " (not sent)"}`;
  }

  function newMatch(): string {
    if (added >= 2) return "no further match";
    added += 1;
    const now = machine.serverNow();
    const match = aFeedMatch(300 + added, wholeMinute(now));
    const state = random.pick([0, 1, 1, 3] as const);
    tell([server.add({ ...match, homeId: FOLLOWED_TEAM, state, homeScore: state === 3 ? 1 : 0 })]);
    return `match ${match.id} appears in state ${state}`;
  }

  function anyView(): Partial<View> {
    return random.pick<Partial<View>>([
      { page: "scores", date: undefined },
      { page: "scores", date: undefined },
      { page: "scores", date: TOMORROW },
      { page: "live", date: undefined },
      { page: "favorites", date: undefined },
      { page: "matches", matchIds: [FOLLOWED_MATCH] },
      { page: "matches", matchIds: [...server.idsOf(TOMORROW).slice(0, 3), FOLLOWED_MATCH] },
      { page: "other", date: undefined },
    ]);
  }

  async function sleep(): Promise<string> {
    const ms = random.pick(SLEEPS);
    // Messages to a sleeping machine arrive late or never; the connection may be lost when it wakes.
    const after =
      ms > 30_000 ? random.pick(["dead", "cut"] as const) : random.pick(["alive", "dead"] as const);
    if (after === "dead") network.silence();
    machine.sleep(ms);
    for (let left = random.below(4); left > 0; left -= 1) playSome();
    if (after === "cut") network.close(1006);
    await machine.advance(50);
    return `the machine sleeps ${ms / 1000} s, its socket ${after} afterwards`;
  }

  async function offline(): Promise<string> {
    const ms = random.below(40_000);
    network.weather = { ...network.weather, offline: true };
    const cut = random.chance(0.5);
    if (cut) network.close(1006);
    else network.silence();
    core.setOnline(false);
    await machine.advance(ms);
    for (let left = random.below(3); left > 0; left -= 1) playSome();
    network.weather = { ...network.weather, offline: false };
    core.setOnline(true);
    return `offline for ${ms} ms, the socket ${cut ? "cut" : "silent"}`;
  }

  function look(): string {
    const tab = tabs[random.below(tabs.length)];
    if (!tab) return "no tab to look at";
    tab.look(!tab.visible);
    if (tab.visible) unseenPlays = 0;
    return `${tab.name} is ${tab.visible ? "shown" : "hidden"}`;
  }

  function open(): string {
    if (tabs.length >= TABS_MAX) return "tabs enough";
    const tab = scene.open({ view: anyView(), visible: random.chance(0.8) });
    if (tab.visible) unseenPlays = 0;
    return `${tab.name} opens at ${tab.view.page} ${tab.view.date ?? ""}`;
  }

  function shut(): string {
    const [tab] = tabs.splice(random.below(tabs.length), 1);
    tab?.close();
    return `${tab?.name ?? "no tab"} closes`;
  }

  function setWeather(kind: StepKind): string {
    const before = network.weather;
    const changes: Partial<Record<StepKind, Partial<typeof before>>> = {
      upgrades: { upgrade: random.pick(["refuse", "hang", "accept"] as const) },
      failing: { failing: random.pick([0.3, 1] as const), answerFault: random.pick(ANSWER_FAULTS) },
      slow: { slowest: random.pick([500, 4_000, 12_000] as const), frameDelay: random.below(3_000) },
      fair: FAIR_WEATHER,
      doubled: { doubled: 0.5 },
      lost: { lost: 0.3 },
      overtaken: { overtaken: 0.5, frameDelay: 2_000 },
    };
    network.weather = { ...before, ...changes[kind] };
    return `weather: ${kind} ${JSON.stringify(changes[kind])}`;
  }

  /** A corrupted frame; its records are sent again at once, as by a server that noticed it. */
  function corrupt(): string {
    const { spoilt } = network.weather;
    network.weather = { ...network.weather, spoilt: 1 };
    const { record } = play(server, random, machine.serverNow());
    tell([record]);
    network.weather = { ...network.weather, spoilt };
    tell([record]);
    return `a spoilt frame about ${record.id}, and again whole`;
  }

  /** A record with only the changed fields, or one with an old state. */
  function falseRecord(kind: "partial" | "stale"): string {
    const { record, change } = play(server, random, machine.serverNow());
    const past = server.past(record.id, 1 + random.below(3));
    if (kind === "partial") tell([{ id: record.id, state: record.state, ...change }]);
    else if (past) tell([past]);
    return `${kind} record about ${record.id}`;
  }

  async function take(kind: StepKind): Promise<string> {
    switch (kind) {
      case "play":
        return playSome();
      case "prices":
        movePrices(server, random);
        return "a price moves";
      case "wait":
        return wait(random.pick([300, 5_000, 20_000] as const));
      case "longWait":
        return wait(random.pick([60_000, 100_000] as const));
      case "close": {
        const code = random.pick(CLOSE_CODES);
        network.close(code);
        return `the sockets close with ${code}`;
      }
      case "silence":
        network.silence();
        return "the sockets fall silent";
      case "expire":
        network.expireTokens();
        return "the tokens expire";
      case "corrupt":
        return corrupt();
      case "open":
        return open();
      case "shut":
        return shut();
      case "look":
        return look();
      case "view": {
        const tab = tabs[random.below(tabs.length)];
        tab?.setView(anyView());
        return `${tab?.name ?? "no tab"} goes to ${tab?.view.page ?? ""} ${tab?.view.date ?? ""}`;
      }
      case "retry":
        tabs[random.below(tabs.length)]?.session.retry();
        return "the user presses Retry";
      case "offline":
        return offline();
      case "sleep":
        return sleep();
      case "jump": {
        if (jumps >= JUMPS_MAX) return "the clock stays";
        jumps += 1;
        const ms = random.pick(JUMPS) * (random.chance(0.5) ? 1 : -1);
        machine.jump(ms);
        return `the local clock jumps by ${ms / MINUTE} min`;
      }
      case "newMatch":
        return newMatch();
      case "partial":
      case "stale":
        return falseRecord(kind);
      default:
        return setWeather(kind);
    }
  }

  async function wait(most: number): Promise<string> {
    const ms = random.below(most);
    await machine.advance(ms);
    return `${ms} ms pass`;
  }

  return {
    count: () => count,
    async step() {
      count += 1;
      const words = await take(
        random.weighted<StepKind>(honest ? { ...NO_STEPS, ...WEIGHTS } : FALSE_WEIGHTS),
      );
      // A short time between any two steps: no two things happen at the same moment.
      await machine.advance(random.below(random.chance(0.5) ? 40 : 1_500));
      return words;
    },
  };
}

const NO_STEPS: Readonly<Record<StepKind, number>> = {
  ...FALSE_WEIGHTS,
  stale: 0,
  lost: 0,
  overtaken: 0,
  partial: 0,
};
