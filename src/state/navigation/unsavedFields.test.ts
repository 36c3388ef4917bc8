// When the user counts as writing: text typed into a field, or a form that reports unsaved changes.
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdForWriting, isWriting, watchWriting } from "./unsavedFields.ts";

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

it("a page is not written on before anything is typed, whatever its fields contain", () => {
  field('<input value="from the server">');
  expect(isWriting()).toBe(false);
});

it.each(["<input>", "<textarea></textarea>", "<div contenteditable></div>"])(
  "text typed into %s counts until the text or the field is removed",
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

it("an editor that stops its events from bubbling is noticed", () => {
  const host = document.createElement("div");
  const into = document.createElement("textarea");
  host.append(into);
  document.body.append(host);
  into.addEventListener("input", (event) => event.stopPropagation());
  type(into, "words");
  expect(isWriting()).toBe(true);
});

it("a ticked box does not count", () => {
  type(field('<input type="checkbox" value="on">'), "on");
  expect(isWriting()).toBe(false);
});

it("a form with unsaved changes counts until it reports none, each form for itself", () => {
  const [first, second] = [holdForWriting(), holdForWriting()];
  first();
  first();
  expect(isWriting()).toBe(true);
  second();
  expect(isWriting()).toBe(false);
});
