// The source's side of pages: answers an edge, and keeps the answer in the bus for the time when no source answers.
import { createHash } from "node:crypto";
import type { Bus, BusPage } from "./bus.ts";
import { isKept, pageAddress } from "./pageAddress.ts";

/** The latest used pages are kept in the bus. With 50 kB each, far more than most have, they fill its bucket. */
const PAGES_KEPT = 5_000;

/** An envelope that refuses nothing (docs/wire.md#envelope). */
const ANSWERED = /^\{"code":0[,}]/;

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

export interface PageWriterOptions {
  readonly bus: Pick<Bus, "savePage" | "removePage">;
  readonly answerPage: (address: string) => Promise<BusPage | undefined>;
  readonly pagesKept?: number;
}

export function createPageWriter({
  bus,
  answerPage,
  pagesKept = PAGES_KEPT,
}: PageWriterOptions): (asked: string) => Promise<BusPage | undefined> {
  /** Digests of what the bus keeps by address, the latest used at the end. */
  const saved = new Map<string, string>();

  /** Only a changed page is written. The answer does not wait for it. */
  function save(address: string, page: BusPage): void {
    const text = digest(page.body);
    const last = saved.get(address);
    saved.delete(address);
    saved.set(address, text);
    const [oldest] = saved.keys();
    if (saved.size > pagesKept && oldest !== undefined) {
      saved.delete(oldest);
      // Where that fails, the bus forgets the page after a day.
      bus.removePage(oldest).catch(() => {});
    }
    if (last !== text) bus.savePage(address, page).catch(() => saved.delete(address));
  }

  return async (asked) => {
    const address = pageAddress(asked);
    if (address === undefined) return undefined;
    const page = await answerPage(address);
    if (page !== undefined && isKept(address) && ANSWERED.test(page.body)) save(address, page);
    return page;
  };
}
