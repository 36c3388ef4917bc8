// Proof "drafts": however a page or a core ends under a writer, the text is there again, and once.
import { MEMBER } from "#workers/live/testing/aCore.ts";
import type { Proof } from "./proof.ts";
import { aDesk, type Desk, runCases } from "./lib/writing/writingCase.ts";
import { aBrowser, type Browser, type Page } from "./lib/writing/writingPage.ts";

const FULL = 40;
/** Of a crash that no event announces, the keys of this time before may be lost, ms. */
const LOST_MS = 1_500;

type End = (at: { readonly desk: Desk; readonly browser: Browser; readonly page: Page }) => Promise<void>;

/** What pagehide does, and the end of the page after it. */
function leave({ draft, end }: Page): void {
  draft.leave();
  end();
}

/** Each kind of end, by name. */
const ENDS: Readonly<Record<string, End>> = {
  async reload({ page }) {
    leave(page);
  },
  async "closed tab"({ browser, page }) {
    leave(page);
    await browser.pass(5_000);
  },
  async "closed last tab"({ desk, page }) {
    leave(page);
    await desk.kill();
  },
  async "crashed tab"({ desk, page }) {
    page.end();
    if (desk.random.chance(0.5)) await desk.kill();
  },
  async "killed core"({ desk, browser, page }) {
    await desk.kill();
    await browser.pass(desk.random.int(0, 4_000));
    leave(page);
    await desk.kill();
  },
  async back({ browser, page }) {
    page.draft.close();
    await browser.pass(10);
    page.end();
  },
  async "new build"({ desk, page }) {
    leave(page);
    await desk.kill();
  },
  async "expired sign-in"({ desk, browser, page }) {
    await desk.core().account.end(MEMBER.session);
    page.draft.close();
    await browser.pass(desk.random.int(0, 10_000));
    page.end();
    await desk.signInAgain();
  },
};
const KINDS = Object.keys(ENDS);

async function play(seed: number): Promise<readonly string[]> {
  const desk = await aDesk(seed);
  const browser = aBrowser(desk);
  const { random } = desk;
  try {
    const page = await browser.openPage();
    await browser.pass(50);
    const typed: { readonly at: number; readonly text: string }[] = [];
    for (let key = 1, most = random.int(3, 40); key <= most; key += 1) {
      const text = `${typed.at(-1)?.text ?? ""}${String.fromCodePoint(96 + random.int(1, 26))}`;
      page.draft.change({ text, caret: text.length });
      typed.push({ at: desk.core().clock.now(), text });
      await browser.pass(random.int(20, 600));
    }
    const endedAt = desk.core().clock.now();
    const kind = KINDS[seed % KINDS.length]!;
    await ENDS[kind]?.({ desk, browser, page });
    const next = await browser.openPage();
    await browser.pass(200);
    const found = next.draft.view().content.text;
    const all = typed.at(-1)?.text ?? "";
    const least = typed.findLast(({ at }) => at <= endedAt - LOST_MS)?.text ?? "";
    const isCrash = kind === "crashed tab";
    const isThere = isCrash ? all.startsWith(found) && found.startsWith(least) : found === all;
    const faults = isThere ? [] : [`${kind}: "${found}" is left of "${all}"`];
    const texts = await desk.texts();
    if (texts.length > 1) faults.push(`${kind}: ${texts.length} drafts`);
    next.end();
    return faults;
  } finally {
    browser.close();
  }
}

export const draftsProof: Proof = {
  name: "drafts",
  claim: "after every end of a page or core the whole text is there; after a crash all but the last 1.5 s",
  async run({ cases = FULL, seed }) {
    const failures = await runCases("drafts", { cases, seed }, play);
    const kinds = KINDS.join(", ");
    return {
      failures,
      figures: [`${cases} ends of ${KINDS.length} kinds (${kinds}): ${failures.length} texts lost`],
    };
  },
};
