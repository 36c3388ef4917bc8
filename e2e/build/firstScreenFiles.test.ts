// The first screen does without the router: of TanStack Router it takes the error boundary and types.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { homeFiles } from "./firstScreenFiles.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ROUTER_IMPORT = /^import (?!type)([^;]*?) from "@tanstack\/react-router";/gm;

it("imports from the router only what vite.config.ts puts into the first chunks", () => {
  const files = [...homeFiles(ROOT)];
  expect(files).toContain("src/features/matches/ScoresPage.tsx");
  const imported = files.flatMap((file) =>
    [...readFileSync(ROOT + file, "utf8").matchAll(ROUTER_IMPORT)].map(([, names]) => `${file} ${names}`),
  );
  expect(imported).toEqual(["src/app/frame/ShownPage.tsx { CatchBoundary }"]);
});
