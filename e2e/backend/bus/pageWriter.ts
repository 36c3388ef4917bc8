// The source's side of pages: answers an edge, and keeps the answer in the bus for the time when no source answers.
import { createHash } from "node:crypto";
import { type Bus, type BusPage, PAGE_KEPT_MS } from "./bus.ts";
import { isKept, pageAddress } from "./pageAddress.ts";

/** The latest used pages are kept in the bus. With 50 kB each, far more than most have, they fill its bucket. */
const PAGES_KEPT = 5_000;
/** In ms: a page that has not changed is saved again after this time, so that the bus does not forget it while it is used. */
const SAVED_AGAIN_MS = PAGE_KEPT_MS / 2;

/** An envelope that refuses nothing (docs/wire.md#envelope). */
const ANSWERED = /^\{"code":0[,}]/;

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

interface SavedPage {
  readonly digest: string;
  readonly savedAt: number;
}

export interface PageWriterOptions {
  readonly bus: Pick<Bus, "savePage" | "removePage">;
  readonly answerPage: (address: string) => Promise<BusPage | undefined>;
  /** Ms on a clock that is never set. */
  readonly monotonic: () => number;
  readonly pagesKept?: number;
}

export function createPageWriter({
  bus,
  answerPage,
  monotonic,
  pagesKept = PAGES_KEPT,
}: PageWriterOptions): (asked: string) => Promise<BusPage | undefined> {
  /** What the bus keeps by address, the latest used at the end. */
  const saved = new Map<string, SavedPage>();

  /** Only a page that has changed, or was saved long ago, is written. The answer does not wait for it. */
  function save(address: string, page: BusPage): void {
    const made = { digest: digest(page.body), savedAt: monotonic() };
    const last = saved.get(address);
    const isSaved = last?.digest === made.digest && made.savedAt - last.savedAt < SAVED_AGAIN_MS;
    saved.delete(address);
    saved.set(address, isSaved ? last : made);
    const [oldest] = saved.keys();
    if (saved.size > pagesKept && oldest !== undefined) {
      saved.delete(oldest);
      // Where that fails, the bus forgets the page after a day.
      bus.removePage(oldest).catch(() => {});
    }
    if (!isSaved) bus.savePage(address, page).catch(() => saved.delete(address));
  }

  return async (asked) => {
    const address = pageAddress(asked);
    if (address === undefined) return undefined;
    const page = await answerPage(address);
    if (page !== undefined && isKept(address) && ANSWERED.test(page.body)) save(address, page);
    return page;
  };
}
