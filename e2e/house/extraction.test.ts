// The catalogues are as `npm run messages` writes them: it adds nothing, drops nothing and moves nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { afterAll, expect, it, vi } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";

/** All source files are parsed, which takes over 10 s on a busy machine. */
const PARSES_SOURCE_MS = 60_000;
vi.setConfig({ testTimeout: PARSES_SOURCE_MS });

const folder = mkdtempSync(join(tmpdir(), "touchline-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(file, "utf8");

/** Extracts the messages of the source into catalogues below `folder`, which start as copies of ours. */
async function extract(): Promise<readonly string[]> {
  const config = getConfig({ cwd: ROOT });
  const locales: readonly string[] = config.locales;
  const [catalogue] = await getCatalogs(config);
  if (catalogue === undefined) throw new Error("lingui.config.ts names no catalogue");
  for (const locale of locales) {
    cpSync(join(ROOT, "locales", `${locale}.po`), join(folder, `${locale}.po`));
  }
  catalogue.path = join(folder, "{locale}");
  expect(await catalogue.make({ clean: true, overwrite: false, orderBy: config.orderBy })).toBeTruthy();
  return locales;
}

it("changes no catalogue", async () => {
  const locales = await extract();
  const changed = locales.filter(
    (locale) => read(join(folder, `${locale}.po`)) !== read(join(ROOT, "locales", `${locale}.po`)),
  );
  // Run `npm run messages`, fill in what is empty, and commit the catalogues.
  expect(changed).toEqual([]);
});
