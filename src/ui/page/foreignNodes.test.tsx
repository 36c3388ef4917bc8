// React in a page whose texts a translator replaces and whose elements an extension moves.
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tolerateForeignNodes } from "./foreignNodes.ts";

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => tolerateForeignNodes());
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** What Chrome's translator does with each text. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    font.append(inner);
    text.replaceWith(font);
  }
}

it.each([
  [
    "a text that goes",
    <>
      Saving{null}
      <b>x</b>
    </>,
    <>
      {null}
      {null}
      <b>x</b>
    </>,
  ],
  [
    "an element before a text",
    <>{null}Add</>,
    <>
      <i>+</i>Add
    </>,
  ],
  [
    "a text that becomes an element",
    <>
      {"More"}
      {null}
    </>,
    <>
      {<i>busy</i>}
      {null}
    </>,
  ],
  [
    "two texts of which the first goes",
    <>
      {"a"}
      {"b"}
    </>,
    <>
      {null}
      {"b"}
    </>,
  ],
])("goes on with %s", (_name, before, after) => {
  const { container, rerender } = render(<p>{before}</p>);
  translate(container);
  rerender(<p>{after}</p>);
  rerender(<p>{before}</p>);
  rerender(<div>the page</div>);
  expect(container.textContent).toBe("the page");
});

it("removes an element from where an extension has moved it", () => {
  const { container, rerender } = render(
    <p>
      <b>x</b>
      <i>go</i>
    </p>,
  );
  const wrapper = document.createElement("span");
  const moved = container.querySelector("i")!;
  moved.replaceWith(wrapper);
  wrapper.append(moved);
  rerender(
    <p>
      <b>x</b>
      {null}
    </p>,
  );
  expect(container.querySelector("i")).toBeNull();
  expect(container.querySelector("b")).not.toBeNull();
});

it("inserts before what holds the next element now", () => {
  const shown = (isOpen: boolean) => (
    <p>
      {isOpen ? <i>new</i> : null}
      <b>x</b>
    </p>
  );
  const { container, rerender } = render(shown(false));
  const wrapper = document.createElement("span");
  const next = container.querySelector("b")!;
  next.replaceWith(wrapper);
  wrapper.append(next);
  rerender(shown(true));
  expect(container.querySelector("p")?.textContent).toBe("newx");
});

it("keeps a node that was removed by an extension away, and the page", () => {
  const shown = (isOpen: boolean) => (
    <p>
      {isOpen ? <i>ad</i> : null}
      <b>x</b>
    </p>
  );
  const { container, rerender } = render(shown(true));
  act(() => container.querySelector("i")!.remove());
  rerender(shown(false));
  expect(container.textContent).toBe("x");
});

it("changes nothing for nodes that are where they were put", () => {
  const parent = document.createElement("p");
  const [first, last] = [document.createElement("i"), document.createElement("b")];
  parent.insertBefore(last, null);
  expect(parent.insertBefore(first, last)).toBe(first);
  expect([...parent.children]).toEqual([first, last]);
  expect(parent.removeChild(first)).toBe(first);
  expect([...parent.children]).toEqual([last]);
});

it("an insertion before nothing appends, as it does in every browser", () => {
  const parent = document.createElement("p");
  const last = document.createElement("b");
  parent.append("text");
  expect(parent.insertBefore(last, undefined as unknown as null)).toBe(last);
  expect(parent.lastChild).toBe(last);
});
