// When somebody counts as writing: words in a field that were typed there, or a form that says so.
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdForWriting, isWriting, watchWriting } from "./writing.ts";

let stop = (): void => undefined;
beforeEach(() => {
  stop = watchWriting(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function field(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
}

function type(into: HTMLElement, words: string): void {
  if ("value" in into) into.value = words;
  else into.textContent = words;
  into.dispatchEvent(new Event("input", { bubbles: true }));
}

it("nobody writes on a page where nobody has typed, whatever its fields were filled with", () => {
  field('<input value="from the server">');
  expect(isWriting()).toBe(false);
});

it.each(["<input>", "<textarea></textarea>", "<div contenteditable></div>"])(
  "words typed into %s count until they are gone or it is",
  (html) => {
    const into = field(html);
    type(into, "a letter to the referee");
    expect(isWriting()).toBe(true);
    type(into, "  ");
    expect(isWriting()).toBe(false);
    type(into, "again");
    into.remove();
    expect(isWriting()).toBe(false);
  },
);

it("an editor that keeps its events to itself is heard", () => {
  const host = document.createElement("div");
  const into = document.createElement("textarea");
  host.append(into);
  document.body.append(host);
  into.addEventListener("input", (event) => event.stopPropagation());
  type(into, "words");
  expect(isWriting()).toBe(true);
});

it("a box that was ticked is no writing", () => {
  type(field('<input type="checkbox" value="on">'), "on");
  expect(isWriting()).toBe(false);
});

it("a form with unsaved changes holds the page until it lets go, each for itself", () => {
  const [first, second] = [holdForWriting(), holdForWriting()];
  first();
  first();
  expect(isWriting()).toBe(true);
  second();
  expect(isWriting()).toBe(false);
});
