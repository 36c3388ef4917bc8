// One seeded schedule with two real tabs; changes of matches and network are staged on the server.
import type { BrowserContext } from "@playwright/test";
import { readScores, type RowScore } from "../../../backend/testing/feedClient.ts";
import { listPage, type ListPageModel } from "../../../pages/listPage.ts";
import { announcedEvents, captureWorker, listenToCore } from "../../../support/core/coreListener.ts";
import type { Product } from "../../../support/product.ts";
import { type SmallDay, stageSmallDay } from "../../../support/smallDay.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import { eventFaults, type StagedStep } from "./stepsOracle.ts";
import { expect } from "../../../support/assert/expect.ts";

/** Relative frequency of each step. */
const WEIGHTS = {
  goal: 6,
  cancelGoal: 2,
  red: 1,
  yellow: 1,
  end: 0.5,
  close: 2,
  refuse: 1,
  expire: 0.5,
  duplicate: 1,
  reorder: 1,
  odd: 1,
  corrupt: 0.5,
  slowPoll: 1,
  badPoll: 1,
  reload: 0.7,
} as const;

type StepKind = keyof typeof WEIGHTS;

/** Every running match starts at 1-0 (smallDay). */
const FIRST = { home: 1, away: 0 } as const;
const CLOSE_CODES = [1000, 1001, 1006, 1011, 1012] as const;
const LIVE_CHANGE = "/api/football/liveChange";
/**
 * In ms: time until the poll after an unreadable message, at most 12 s later (docs/wire.md#broken-records), and for two
 * more that fail.
 */
const DEADLINE_MS = 20_000;
/** In ms: two ticks of the stream. */
const FRAME_APART_MS = 600;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Play {
  readonly product: Product;
  readonly random: SeededRandom;
  readonly day: SmallDay;
  readonly steps: StagedStep[];
  readonly words: string[];
  readonly second: ListPageModel;
  /** Waits until all staged changes have been announced, because opposite changes within one tick are never announced. */
  caughtUp(): Promise<void>;
}

const anySide = (random: SeededRandom): "home" | "away" => (random.chance(0.5) ? "home" : "away");

async function goal({ product, random, day, steps, words }: Play, index: number): Promise<void> {
  const matchId = day.leagues[index]?.running ?? 0;
  const side = anySide(random);
  await product.control.act("goal", { matchId, side });
  steps.push({ matchId, what: "goal", side });
  words.push(`goal ${matchId} ${side}`);
}

/** Cancels an announced goal; the first goal of every match exists from the start. */
async function cancelGoal({ product, steps, words, caughtUp }: Play): Promise<void> {
  await caughtUp();
  const last = steps.findLast(({ what }) => what === "goal");
  if (!last || last.side === "none") return;
  const { matchId, side } = last;
  const goals = steps.filter((step) => step.matchId === matchId && step.side === side);
  const left =
    goals.filter(({ what }) => what === "goal").length -
    goals.filter(({ what }) => what === "cancelGoal").length;
  if (left < 1) return;
  await product.control.act("cancelGoal", { matchId, side });
  steps.push({ matchId, what: "cancelGoal", side });
  words.push(`cancelled ${matchId} ${side}`);
  await caughtUp();
}

async function take(kind: StepKind, play: Play): Promise<void> {
  const { product, random, day, steps, words, second } = play;
  const { control } = product;
  const index = random.below(2);
  const matchId = day.leagues[index]?.running ?? 0;
  const side = anySide(random);
  words.push(kind);
  switch (kind) {
    case "goal":
      return goal(play, index);
    case "cancelGoal":
      return cancelGoal(play);
    case "red":
    case "yellow":
      await control.act("card", { matchId, side, color: kind });
      if (kind === "red") steps.push({ matchId, what: "red", side });
      return;
    case "end":
      if (steps.some(({ what }) => what === "end")) return;
      await control.act("phase", { matchId, state: -1 });
      steps.push({ matchId, what: "end", side: "none" });
      return;
    case "close":
      return void (await control.act("closeSockets", { code: random.pick(CLOSE_CODES) }));
    case "refuse":
      await control.act("streamFault", { kind: random.pick(["refuse", "hang"] as const), on: true });
      return void (await control.act("closeSockets", { code: 1006 }));
    case "expire":
      await control.act("expireTokens");
      return void (await control.act("closeSockets", { code: 4401 }));
    case "duplicate":
      return void (await control.act("streamFault", { kind: "duplicate", on: true }));
    case "reorder":
      // Uses two matches: an older record about the same one would win, since arrival decides
      // (docs/wire.md#arrival-order). Earlier staged changes, such as a card of the second match, must not
      // wait for the frame that is held back.
      await pause(FRAME_APART_MS);
      await control.act("streamFault", { kind: "reorder", on: true, count: 1 });
      await goal(play, 0);
      await pause(FRAME_APART_MS);
      await goal(play, 1);
      // A next step that changes the first match must not join the frame that overtakes the one held back.
      return pause(FRAME_APART_MS);
    case "odd":
      return void (await control.act("streamFault", {
        kind: random.pick(["raw", "list"] as const),
        on: true,
      }));
    case "corrupt":
      await control.act("streamFault", { kind: "corrupt", on: true, count: 1 });
      return goal(play, index);
    case "slowPoll":
      return void (await control.act("fault", {
        path: LIVE_CHANGE,
        kind: "delay",
        ms: random.below(2_500),
        count: 2,
      }));
    case "badPoll": {
      const bad = random.pick(["status", "drop", "truncate", "html", "json"] as const);
      return void (await control.act("fault", { path: LIVE_CHANGE, kind: bad, status: 503, count: 2 }));
    }
    case "reload":
      await second.page.reload();
      return second.settled();
  }
}

const LOOK_AT = { homeScore: "home", awayScore: "away", homeRed: "homeRed", awayRed: "awayRed" } as const;

/**
 * The values a tab shows for the running matches, as one text; a card count of zero may be absent
 * (docs/wire.md#field-texts).
 */
async function shown(tab: ListPageModel, ids: readonly number[]): Promise<string> {
  const rows = ids.map(async (id) => {
    const values = Object.keys(LOOK_AT).map(async (name) => {
      const field = tab.field(id, name);
      return (await field.count()) === 0 ? "0" : (await field.first().innerText()).trim() || "0";
    });
    return `${id}: ${(await Promise.all(values)).join(" ")}`;
  });
  return (await Promise.all(rows)).join("; ");
}

function standing(matches: ReadonlyMap<number, RowScore>, ids: readonly number[]): string {
  return ids
    .map((id) => {
      const match = matches.get(id);
      return `${id}: ${Object.values(LOOK_AT)
        .map((name) => match?.[name] ?? "?")
        .join(" ")}`;
    })
    .join("; ");
}

/** Plays one seed in a new context; throws with the seed and its steps on a failure. */
export async function playInBrowser(context: BrowserContext, product: Product, seed: number): Promise<void> {
  const { control, origin } = product;
  await control.act("reset");
  const day = await stageSmallDay(product);
  const random = seededRandom(seed);
  const steps: StagedStep[] = [];
  const words: string[] = [];
  const [first, second] = [listPage(await context.newPage()), listPage(await context.newPage())];
  await captureWorker(first.page);
  for (const tab of [first, second]) {
    await tab.page.goto(origin);
    await tab.settled();
  }
  await listenToCore(first.page);
  const faults = async (): Promise<readonly string[]> =>
    eventFaults(steps, await announcedEvents(first.page), FIRST);
  const told = `seed ${seed} (SEED=${seed} npm run prove -- rowsInBrowser)`;
  const caughtUp = async (): Promise<void> => {
    const why = `${told}: ${words.join(", ")}`;
    await expect.poll(faults, { message: why, timeout: DEADLINE_MS, intervals: [50] }).toEqual([]);
  };
  const play: Play = { product, random, day, steps, words, second, caughtUp };
  for (let left = 4 + random.below(4); left > 0; left -= 1) {
    await take(random.weighted<StepKind>(WEIGHTS), play);
    await pause(random.below(300));
  }
  // A last goal in another match releases held-back frames; afterwards all changes must have arrived.
  await goal(play, 2);
  await caughtUp();
  const ids = day.leagues.map(({ running }) => running);
  const server = standing(await readScores(origin, day.today), ids);
  for (const tab of [first, second]) {
    await expect
      .poll(() => shown(tab, ids), { message: `${told}: ${words.join(", ")}`, timeout: DEADLINE_MS })
      .toBe(server);
  }
  expect((await control.state()).openSockets, told).toBeLessThanOrEqual(1);
  await Promise.all([first.page.close(), second.page.close()]);
}
