// The table of cases of rich text: each document becomes the elements that the table names.
import { expect, it } from "vitest";
import { BLOCK_CASES } from "../testing/blockCases.ts";
import { INLINE_CASES } from "../testing/inlineCases.ts";
import { opsOfCase } from "../testing/readerCase.ts";
import { renderDocument } from "../testing/renderDocument.tsx";

/** Attributes that the table names, in its order, with the attribute of an element that holds each. */
const SHOWN = [
  ["dir", "dir"],
  ["align", "data-align"],
  ["indent", "data-indent"],
  ["language", "data-language"],
  ["href", "href"],
  ["start", "start"],
  ["checked", "data-checked"],
  ["src", "src"],
  ["poster", "poster"],
  ["width", "width"],
  ["height", "height"],
  ["alt", "alt"],
] as const;
const PLAIN = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u;

function shownOf(element: HTMLElement): readonly string[] {
  if (element.hasAttribute("data-tag")) return [`color=${element.style.getPropertyValue("--tag")}`];
  return SHOWN.flatMap(([name, attribute]) => {
    const value = element.getAttribute(attribute);
    const isDefault = value === null || value === "" || value === "auto" || value === "ltr";
    return isDefault ? [] : [`${name}=${value}`];
  });
}

/** What an element holds, in the notation of the table. */
function treeOf(parent: Node): string {
  return [...parent.childNodes]
    .flatMap((node) => {
      if (!(node instanceof HTMLElement)) {
        const text = node.textContent ?? "";
        return text === "" ? [] : [PLAIN.test(text) ? text : JSON.stringify(text)];
      }
      if (node.tagName === "BDI") return [treeOf(node)];
      const name = node.hasAttribute("data-tag") ? "tag" : node.tagName.toLowerCase();
      const shown = shownOf(node);
      const inner = treeOf(node);
      const isLeaf = ["br", "img", "video"].includes(name);
      return [`${name}${shown.length > 0 ? `[${shown.join(" ")}]` : ""}${isLeaf ? "" : `(${inner})`}`];
    })
    .join(",");
}

it.each([...BLOCK_CASES, ...INLINE_CASES].map((each) => [each.name, each] as const))("%s", (_name, each) => {
  const root = renderDocument({ ops: opsOfCase(each) }, { topHeading: 1 });
  // Texts of equal format are several nodes.
  root.normalize();
  expect(treeOf(root)).toBe(each.tree);
});
