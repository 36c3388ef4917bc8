// A page that is drawn does not say that it could not start.
import { expect, it } from "vitest";
import { hideSentences } from "./hideSentences.ts";

it("every sentence of the document is hidden and stays in it", () => {
  document.body.innerHTML = `<div id="root">Rows</div><p id="unstarted">Not started</p><p id="failed">Failed</p><p id="outdated" hidden>Old</p>`;
  hideSentences(document);
  const sentences = [...document.querySelectorAll("p")];
  expect(sentences.map(({ id, hidden }) => [id, hidden])).toEqual([
    ["unstarted", true],
    ["failed", true],
    ["outdated", true],
  ]);
});

it("a document without them is left as it is", () => {
  document.body.innerHTML = "<p>Rows</p>";
  hideSentences(document);
  expect(document.body.innerHTML).toBe("<p>Rows</p>");
});
