// The source's side of pages: answers an edge, and keeps the answer in the bus for the time when no source answers.
import { createHash } from "node:crypto";
import { remember } from "../world/cache.ts";
import type { Bus, BusPage } from "./bus.ts";

/** Pages whose last kept text is remembered, so that only a changed one is written. */
const PAGES_REMEMBERED = 5_000;

/** An envelope that refuses nothing (docs/wire.md#envelope). */
const ANSWERED = /^\{"code":0[,}]/;

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

export function createPageWriter({
  bus,
  answerPage,
}: {
  readonly bus: Pick<Bus, "savePage">;
  readonly answerPage: (address: string) => Promise<BusPage | undefined>;
}): (address: string) => Promise<BusPage | undefined> {
  const saved = remember(PAGES_REMEMBERED, (_address: string): { text: string } => ({ text: "" }));
  return async (address) => {
    const page = await answerPage(address);
    if (page === undefined || !ANSWERED.test(page.body)) return page;
    const last = saved(address);
    const text = digest(page.body);
    if (last.text !== text) {
      last.text = text;
      // The answer does not wait for it.
      bus.savePage(address, page).catch(() => {
        last.text = "";
      });
    }
    return page;
  };
}
