// Pages on an edge: asked of the leading source, shared for a second or until the next frame, and as they were last while no source answers.
import { words } from "../words/words.ts";
import { refusal, type Envelope } from "../server/envelope.ts";
import type { Bus, BusPage } from "./bus.ts";

/** In ms: pages asked for within this time share one answer, as long as the stream tells nothing. */
const SAME_PAGE_MS = 1_000;
/** Last answers that are kept for the time without a bus. */
const PAGES_KEPT = 2_000;

interface AnsweredPage {
  readonly status: number;
  readonly body: string;
  /** In s, of a page that no source confirms any more. */
  readonly ageSeconds: number | undefined;
}

export interface EdgePages {
  /** The answer of a call by its address; undefined where none is known. */
  ask(address: string): Promise<AnsweredPage | undefined>;
}

export interface EdgePagesOptions {
  readonly bus: Pick<Bus, "askPage" | "savedPage">;
  /** When the stream has told its last change, epoch ms: no page is older. */
  readonly toldAt: () => number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What a call answers that nobody could answer. */
export const NO_ANSWER: Envelope = refusal(503, words("serverFailed"));

export function createEdgePages({ bus, toldAt, now }: EdgePagesOptions): EdgePages {
  const asked = new Map<string, Promise<BusPage | undefined>>();
  const last = new Map<string, BusPage>();
  let stamp = "";

  function keep(address: string, page: BusPage): void {
    last.delete(address);
    last.set(address, page);
    const [oldest] = last.keys();
    if (last.size > PAGES_KEPT && oldest !== undefined) last.delete(oldest);
  }

  /** The answer of a source, shared until the stream tells something. */
  function fresh(address: string): Promise<BusPage | undefined> {
    const current = `${Math.floor(now() / SAME_PAGE_MS)}/${toldAt()}`;
    if (current !== stamp) {
      stamp = current;
      asked.clear();
    }
    const shared = asked.get(address) ?? bus.askPage(address);
    asked.set(address, shared);
    return shared;
  }

  async function kept(address: string): Promise<BusPage | undefined> {
    const own = last.get(address);
    const saved = await bus.savedPage(address).catch(() => undefined);
    if (own === undefined || saved === undefined) return own ?? saved;
    return own.at > saved.at ? own : saved;
  }

  return {
    async ask(address) {
      const page = await fresh(address);
      if (page !== undefined) {
        keep(address, page);
        return { status: page.status, body: page.body, ageSeconds: undefined };
      }
      const old = await kept(address);
      if (old === undefined) return undefined;
      const ageSeconds = Math.max(0, Math.round((now() - old.at) / 1_000));
      return { status: old.status, body: old.body, ageSeconds };
    },
  };
}
