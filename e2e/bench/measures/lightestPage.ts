// Target 2 against the lightest page by hand: twenty tabs, one visible, at the start and later.
import type { Product } from "../../support/product.ts";
import { SETTLED_MS, SETTLED_WINDOW_MS, settledWindows } from "../lib/settled.ts";
import { sideBySide, sleep } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";
import { L, L_CLOSING, TOUCHLINE, type Way } from "../lib/ways.ts";
import { cpuOf, partsText, ratioOf, ratioText, takeWindow, type Window } from "../lib/windows.ts";

const TABS = 20;
const ROUNDS = 4;
const WAYS: readonly Way[] = [L, TOUCHLINE, L_CLOSING];
/** Time under the stream until the work caused by opening the tabs has ended. */
const START_MS = 10_000;
const SETTLED_S = SETTLED_MS / 1_000;

/** Windows soon after the start of the stream, and after SETTLED_MS; the latter are judged. */
interface Windows {
  readonly atStart: Window[];
  readonly settled: Window[];
}

/** Runs the product and both forms of L at the same time, in browsers of their own; three and a half minutes per round. */
export async function measureLightestPage(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const all: Windows = { atStart: [], settled: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const ways = round % 2 === 0 ? WAYS : WAYS.toReversed();
    const settled = await sideBySide(product, ways, TABS, async (runs) => {
      await sleep(START_MS);
      all.atStart.push(await takeWindow([product], runs, SETTLED_WINDOW_MS));
      return settledWindows([product], runs, START_MS + SETTLED_WINDOW_MS);
    });
    all.settled.push(...settled);
    report(
      WAYS.map((way) => `${way.name} ${cpuOf(settled, way, "all").toFixed(1)}`).join(", ") +
        ` ms/s after ${SETTLED_S} s of the stream`,
    );
  }
  const bothText = (way: Way, peer: Way): string =>
    `${ratioText(all.settled, way, peer, "all")} after ${SETTLED_S} s of the stream, ` +
    `${ratioText(all.atStart, way, peer, "all")} at the start`;
  const settledParts = (way: Way): string => partsText(all.settled, way);
  const against = (peer: Way, atMost: number, must = atMost): Measured => ({
    target: {
      number: 2,
      what: `CPU, ${TABS} tabs, 1 visible, ÷ ${peer.name}`,
      target: `≤ ${atMost}${must === atMost ? "" : ` (must ${must})`}`,
      atMost,
      must,
    },
    value: ratioOf(all.settled, TOUCHLINE, peer, "all"),
    shown: `${bothText(TOUCHLINE, peer)}; ${settledParts(TOUCHLINE)} ÷ ${settledParts(peer)}`,
  });
  return [against(L, 0.35, 0.42), against(L_CLOSING, 1.15)];
}
