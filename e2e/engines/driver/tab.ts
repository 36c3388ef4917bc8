// A tab of any engine: what its primitives make together, and waiting for a condition instead of for time.
import { setTimeout as wait } from "node:timers/promises";
import type { EngineName, Modifier, RawTab, Size } from "./engine.ts";

const LOOK_AGAIN_MS = 50;
/** A busy machine takes this long for what takes a second on a quiet one. */
const WITHIN_MS = 30_000;

/** What is looked for: elements that fit a selector, those alone whose own words or name are `words`. */
interface Sought {
  readonly css: string;
  /** A text, or a part of one where it ends with "…". */
  readonly words?: string;
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isOpen: boolean;
}

/** Runs in the page: the first element that is drawn, moved into the window, and whether a press reaches it. */
function findInPage({ css, words }: Sought): Found | undefined {
  const isMeant = (text: string): boolean => {
    if (words === undefined) return true;
    const said = text.replaceAll(/\s+/g, " ").trim();
    return words.endsWith("…") ? said.includes(words.slice(0, -1)) : said === words;
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    const { textContent, innerText } = element;
    const label = element.getAttribute("aria-label") ?? textContent;
    if (!isMeant(label) && !isMeant(textContent)) continue;
    if (element.getClientRects().length === 0) continue;
    const place = element.getBoundingClientRect();
    const isInside =
      place.top >= 60 && place.bottom <= innerHeight - 60 && place.left >= 0 && place.right <= innerWidth;
    if (!isInside) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const labels = (element as HTMLInputElement).labels;
    const reached =
      hit !== null &&
      (element.contains(hit) ||
        hit.contains(element) ||
        [...(labels ?? [])].some((each) => each.contains(hit)));
    return { x, y, text: innerText || (element as HTMLInputElement).value || "", isOpen: reached };
  }
  return undefined;
}

export class Tab {
  readonly engine: EngineName;
  readonly #raw: RawTab;

  constructor(engine: EngineName, raw: RawTab) {
    this.engine = engine;
    this.#raw = raw;
  }

  open(address: string): Promise<void> {
    return this.#raw.goto(address);
  }
  reload(): Promise<void> {
    return this.#raw.reload();
  }
  back(): Promise<void> {
    return this.#raw.back();
  }
  resize(size: Size): Promise<void> {
    return this.#raw.resize(size);
  }
  toFront(): Promise<void> {
    return this.#raw.toFront();
  }
  picture(): Promise<Uint8Array> {
    return this.#raw.picture();
  }
  close(): Promise<void> {
    return this.#raw.close();
  }
  key(name: string, ...modifiers: readonly Modifier[]): Promise<void> {
    return this.#raw.key(name, modifiers);
  }
  type(text: string): Promise<void> {
    return this.#raw.type(text);
  }

  /** What a function of the page answers; it may use its argument and nothing else of the test. */
  evaluate<Value, Argument = undefined>(
    ask: (argument: Argument) => Value | Promise<Value>,
    ...[argument]: Argument extends undefined ? [] : [argument: Argument]
  ): Promise<Value> {
    const given = argument === undefined ? "undefined" : JSON.stringify(argument);
    return this.#raw.read(`(${ask.toString()})(${given})`) as Promise<Value>;
  }

  /** Asks until the answer is neither undefined nor false; a page that is about to change gives no answer. */
  async until<Value, Argument = undefined>(
    what: string,
    ask: (argument: Argument) => Value | Promise<Value>,
    ...argument: Argument extends undefined ? [] : [argument: Argument]
  ): Promise<Exclude<Value, undefined | null | false>> {
    const deadline = performance.now() + WITHIN_MS;
    let problem: unknown;
    for (;;) {
      try {
        const answer = await this.evaluate(ask, ...argument);
        if (answer !== undefined && answer !== null && answer !== false)
          return answer as Exclude<Value, undefined | null | false>;
      } catch (error) {
        problem = error;
      }
      if (performance.now() > deadline)
        throw new Error(`${this.engine}: waited ${WITHIN_MS} ms for ${what}`, { cause: problem });
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** Waits until it is drawn; answers its text. */
  async text(css: string, words?: string): Promise<string> {
    const sought = { css, ...(words === undefined ? {} : { words }) };
    return (await this.until(`${css} ${words ?? ""}`, findInPage, sought)).text;
  }

  /** Waits until nothing of it is drawn. */
  async gone(css: string, words?: string): Promise<void> {
    const sought = { css, ...(words === undefined ? {} : { words }) };
    const deadline = performance.now() + WITHIN_MS;
    while ((await this.evaluate(findInPage, sought).catch(() => 0)) !== undefined) {
      if (performance.now() > deadline) throw new Error(`${this.engine}: ${css} ${words ?? ""} stays`);
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** Presses its middle, once it stands still and nothing lies over it. */
  async press(css: string, words?: string): Promise<void> {
    const sought = { css, ...(words === undefined ? {} : { words }) };
    const deadline = performance.now() + WITHIN_MS;
    let last: Found | undefined;
    for (;;) {
      const found = await this.evaluate(findInPage, sought).catch(() => undefined);
      if (found?.isOpen === true && last?.x === found.x && last.y === found.y) {
        await this.#raw.pressAt(found.x, found.y);
        return;
      }
      last = found;
      if (performance.now() > deadline)
        throw new Error(`${this.engine}: ${css} ${words ?? ""} ${found ? "is covered" : "is not drawn"}`);
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** Puts a text into a field, in place of what it holds. */
  async fill(css: string, text: string): Promise<void> {
    await this.press(css);
    await this.evaluate((selector) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      field?.select();
    }, css);
    await this.type(text);
    await this.until(`${css} with its text`, holds, { css, text });
  }
}

function holds({ css, text }: { readonly css: string; readonly text: string }): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(css)];
  return fields.some(({ value }) => value === text);
}
