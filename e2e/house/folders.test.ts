// Folders stay apart: no new circles between them.
import { describe, expect, it } from "vitest";
import { type FileImport, findCircles } from "./circles.ts";
import { FLOORS, resolveImport } from "./floors.ts";
import { readSource } from "./sourceImports.ts";
import { aliases, scripts, textOf } from "./sourceFiles.ts";

/** Product code, without tests and what serves them. */
const modules = scripts.filter((file) => !file.startsWith("e2e/") && !/\.test\.tsx?$|\/testing\//.test(file));
const imports: readonly FileImport[] = modules.flatMap((from) =>
  readSource(textOf(from), from).imports.flatMap(({ specifier }) => {
    const to = resolveImport(from, specifier, aliases);
    return to === undefined ? [] : [{ from, to }];
  }),
);

/** Pairs of folders inside one floor that import each other, with the reason. */
const CIRCLES: Readonly<Record<string, string>> = {
  "src/app/failing <> src/app/routing": "the router draws the error pages, which link through the router",
  "src/components/page <> src/components/people": "people have links of pages; pages have rows of people",
  "src/domain/league <> src/domain/match": "a league's table holds results of matches, whose sides it names",
  "src/state/payments <> src/state/session": "orders are of a sign-in; a sign-out forgets a payment's return",
  "src/ui/content <> src/ui/controls": "controls draw icons; the error state offers a button",
  "src/ui/overlays <> src/ui/page": "overlays announce and load parts; announcements share the toast's queue",
};

describe("folders", () => {
  it("have no circles between floors", () => {
    const below = (floor: string): readonly string[] => FLOORS[floor]?.folders ?? [];
    const mutual = Object.keys(FLOORS).flatMap((floor) =>
      below(floor)
        .filter((other) => below(other).includes(floor))
        .map((other) => `${floor} <> ${other}`),
    );
    expect(mutual).toEqual([]);
    expect(findCircles(imports, 2)).toEqual([]);
  });

  it("have no circles inside a floor but those with a reason", () => {
    expect(findCircles(imports, 3).filter((circle) => !Object.hasOwn(CIRCLES, circle))).toEqual([]);
  });
});

describe("the guard itself", () => {
  const edge = (from: string, to: string): FileImport => ({ from, to });

  it("sees two folders that import each other", () => {
    const mutual = [edge("src/a/x/1.ts", "src/b/y/2.ts"), edge("src/b/z/3.ts", "src/a/x/4.ts")];
    expect(findCircles(mutual, 2)).toEqual(["src/a <> src/b"]);
    expect(findCircles(mutual, 3)).toEqual([]);
    expect(findCircles(mutual.slice(1), 2)).toEqual([]);
  });

  it("takes a folder and the files of its parent as one", () => {
    expect(
      findCircles([edge("src/a/main.ts", "src/a/x/1.ts"), edge("src/a/x/1.ts", "src/a/types.ts")], 3),
    ).toEqual([]);
  });
});
