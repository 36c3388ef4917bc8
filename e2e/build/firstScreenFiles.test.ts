// The first screen does without the router: of TanStack Router it takes the error boundary and types.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { firstScreenFiles, homeFiles, WITH_OTHER_TEXTS } from "./firstScreenFiles.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ROUTER_IMPORT = /^import (?!type)([^;]*?) from "@tanstack\/react-router";/gm;

it("imports from the router only what vite.config.ts puts into the first chunks", () => {
  const files = [...homeFiles(ROOT)];
  expect(files).toContain("src/features/matches/ScoresPage.tsx");
  const imported = files.flatMap((file) =>
    [...readFileSync(ROOT + file, "utf8").matchAll(ROUTER_IMPORT)].map(([, names]) => `${file} ${names}`),
  );
  expect(imported).toEqual([
    "src/app/frame/ShownPage.tsx { CatchBoundary }",
    "src/app/failing/Apart.tsx { CatchBoundary, type ErrorComponentProps }",
  ]);
});

it.each([...WITH_OTHER_TEXTS])("%s is loaded by withTexts alone", (file) => {
  const name = file.split("/").at(-1) ?? "";
  const importers = [...firstScreenFiles(ROOT)].filter((each) =>
    readFileSync(ROOT + each, "utf8").includes(`/${name}"`),
  );
  expect(importers).not.toEqual([]);
  for (const importer of importers) {
    expect(readFileSync(ROOT + importer, "utf8")).toContain(`withTexts(() => import("./${name}"))`);
  }
});
