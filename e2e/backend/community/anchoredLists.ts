// Lists whose later pages are cut from the list as it stood when its first page was answered.
// See docs/wire.md#anchors.
import { createHash } from "node:crypto";
import type { Paging } from "../server/paging.ts";
import type { Sort } from "./terms.ts";

/** Lists are kept for 10 min. */
const KEPT_MS = 600_000;
/** The least recently made list is forgotten first. */
const MAX_LISTS = 1_000;

export interface ListQuestion {
  /** What the list is of, such as `feed ALL`; together with sort and asker it identifies the list. */
  readonly name: string;
  readonly sort: Sort;
  readonly askerId: number | undefined;
  /** The highest id that exists now. */
  highest(): number;
  /** The ids in order, as of an instant (epoch ms): ids up to `highest`, with those deleted since. */
  select(highest: number, asOf: number): readonly number[];
}

type Cut =
  | { readonly ok: true; readonly ids: readonly number[]; readonly total: number; readonly anchor: string }
  /** `junk`: the text is no anchor. `gone`: the list is not kept any more, or the anchor is of another list. */
  | { readonly ok: false; readonly why: "junk" | "gone" };

export interface AnchoredLists {
  /** The ids of one page. Without an anchor the list is made anew. */
  cut(question: ListQuestion, paging: Paging, anchor: string | undefined, now: number): Cut;
  /** The highest id when the list of an anchor was made. */
  highestOf(question: ListQuestion, anchor: string): { readonly highest: number } | "junk" | "gone";
}

interface Token {
  readonly highest: number;
  readonly at: number;
  readonly mark: string;
}

const byTime = (sort: Sort): boolean => sort.startsWith("TIME");

/** Says which list an anchor is of, so that it is not used for another. */
function markOf({ name, sort, askerId }: ListQuestion): string {
  return createHash("sha256")
    .update(`${name} ${sort} ${askerId ?? ""}`)
    .digest("hex")
    .slice(0, 12);
}

const writeToken = ({ highest, at, mark }: Token): string =>
  `${highest.toString(36)}.${at.toString(36)}.${mark}`;

function readToken(text: string): Token | undefined {
  const parts = /^([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([0-9a-f]{12})$/.exec(text);
  if (parts === null) return undefined;
  return {
    highest: Number.parseInt(parts[1]!, 36),
    at: Number.parseInt(parts[2]!, 36),
    mark: parts[3]!,
  };
}

export function createAnchoredLists(): AnchoredLists {
  const lists = new Map<string, { readonly ids: readonly number[]; readonly at: number }>();

  function keep(token: string, ids: readonly number[], at: number): void {
    const oldest = lists.keys().next().value;
    if (lists.size >= MAX_LISTS && oldest !== undefined) lists.delete(oldest);
    lists.set(token, { ids, at });
  }

  function check(question: ListQuestion, anchor: string): Token | "junk" | "gone" {
    const token = readToken(anchor);
    if (token === undefined) return "junk";
    return token.mark === markOf(question) ? token : "gone";
  }

  return {
    cut(question, { page, size }, anchor, now) {
      const cutFrom = (ids: readonly number[], token: string): Cut => ({
        ok: true,
        ids: ids.slice((page - 1) * size, page * size),
        total: ids.length,
        anchor: token,
      });
      if (anchor === undefined) {
        const highest = question.highest();
        const ids = question.select(highest, Number.MAX_SAFE_INTEGER);
        const token = writeToken({ highest, at: now, mark: markOf(question) });
        keep(token, ids, now);
        return cutFrom(ids, token);
      }
      const token = check(question, anchor);
      if (typeof token === "string") return { ok: false, why: token };
      const kept = lists.get(anchor);
      if (kept !== undefined && now - kept.at < KEPT_MS) return cutFrom(kept.ids, anchor);
      // The highest id is enough to make a list in order of time again; a ranking has changed meanwhile.
      if (!byTime(question.sort)) return { ok: false, why: "gone" };
      return cutFrom(question.select(token.highest, token.at), anchor);
    },
    highestOf: (question, anchor) => check(question, anchor),
  };
}
