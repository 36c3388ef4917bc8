// Compresses the files of a build once, with more effort than a server has time for.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);

/** What is added to the name of a file for its copy in brotli, as servers of files expect it. */
export const BROTLI_SUFFIX = ".br";

const TEXTS: ReadonlySet<string> = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
/** In bytes: smaller files do not gain from compression. */
const WORTH_COMPRESSING = 600;

/** True for a file of text that becomes smaller; `bytes`: its length. */
export function isCompressible(path: string, bytes: number): boolean {
  return TEXTS.has(extname(path)) && bytes >= WORTH_COMPRESSING;
}

/**
 * Writes a copy in brotli beside each file that becomes smaller and has none yet, for servers that compress nothing themselves.
 * Source maps have none: no page loads them. `folder`: of the build; `quality`: of brotli.
 */
export async function precompress(folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(".map"),
  );
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const body = readFileSync(path);
      if (!isCompressible(path, body.length) || existsSync(path + BROTLI_SUFFIX)) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      writeFileSync(path + BROTLI_SUFFIX, await brotli(body, { params }));
    }),
  );
}
