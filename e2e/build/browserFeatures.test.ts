// Features beyond the supported browsers are found in code and style sheets, and what all of them have is not.
import { describe, expect, it } from "vitest";
import { declaredNames, findInCode, findInStyles } from "./browserFeatures.ts";

const inCode = (code: string): readonly string[] =>
  findInCode(code, "a.tsx", new Set(declaredNames(code, "a.tsx"))).map(({ name }) => name);
const inStyles = (css: string): readonly string[] => findInStyles(css).map(({ name }) => name);

describe("in code", () => {
  it.each([
    ["new VideoDecoder(init);", "VideoDecoder"],
    ["await navigator.share({ url });", "navigator.share"],
    ["navigator.getBattery();", "navigator.getBattery"],
    ["window.showOpenFilePicker();", "window.showOpenFilePicker"],
    ["const x = <input autoCapitalize='none' />;", "autoCapitalize="],
    ["connection.effectiveType;", "connection.effectiveType"],
  ])("%s has %s", (code, name) => expect(inCode(code)).toEqual([name]));

  it.each([
    "new ResizeObserver(look);",
    "navigator.locks.request(name, run);",
    "element.showPopover(); [1].toSorted(); Promise.try(run);",
    "const x = <Menu autoCapitalize='none' />;",
    "interface Mine { effectiveType: string } const y = mine.effectiveType;",
  ])("%s has none", (code) => expect(inCode(code)).toEqual([]));

  it("names line and browsers", () => {
    const [feature] = findInCode("\n\nnavigator.share(x);", "a.ts", new Set());
    expect(feature).toEqual({ line: 3, name: "navigator.share", lacking: ["firefox"] });
  });
});

describe("in style sheets", () => {
  it.each([
    [".a { text-spacing-trim: normal; }", "text-spacing-trim"],
    [".a { margin: 0; field-sizing: fixed }", "field-sizing"],
    [".a::-webkit-scrollbar { display: none; }", ":-webkit-scrollbar"],
    ["@view-transition { navigation: auto; }", "@view-transition"],
    [".a { font-family: ui-monospace, monospace; }", "font-family: ui-monospace"],
  ])("%s has %s", (css, name) => expect(inStyles(css)).toContain(name));

  it.each([
    ".a:has(b) { display: grid; inset-inline: 0; &:hover { color: red; } }",
    "@layer base { @container (inline-size > 20rem) { .a { gap: 4px; } } }",
    "/* .a { text-spacing-trim: normal; } */",
    ":root { --field-sizing: content; }",
  ])("%s has none", (css) => expect(inStyles(css)).toEqual([]));
});
