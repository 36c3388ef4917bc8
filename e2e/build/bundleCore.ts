// Bundles the core in memory as the build does, so that its weight is known without a whole build.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { compressChunks } from "./compressChunks.ts";
import { trimLibraries } from "./trimLibraries.ts";

/** Constants of other modules are written where they are used: 0.2 kB less in the core's entry. */
export const INLINED = { inlineConst: { mode: "all" } } as const;

/**
 * Functions without effects whose results the core does not use: pako makes the tables of deflate and gzip while it loads,
 * and marked as pure they are dropped.
 */
export const PURE_IN_WORKERS = [
  "Array",
  "Config",
  "StaticTreeDesc",
  "Uint8Array",
  "makeTable",
  "zero",
  "zero$1",
];

/** What the build writes into the core, in the usual length. */
const DEFINED = {
  __BUILD_ID__: '"0123456789ab"',
  __API_ORIGIN__: '""',
  __STREAM_ORIGIN__: '""',
  __IMAGE_ORIGIN__: '""',
};

export interface BundledCore {
  /** kB (1000 bytes) of gzip of the entry, the chunks of these modules, and all that they import at once. */
  weigh(modules: readonly string[]): number;
}

/** The core of the project in the folder `root`. */
export async function bundleCore(root: string): Promise<BundledCore> {
  const plugins = [trimLibraries(), compressChunks()].map(({ name, transform, renderChunk }) => ({
    name,
    transform,
    renderChunk,
  }));
  const bundle = await rolldown({
    cwd: root,
    input: { "live.worker": join(root, "workers/live/live.worker.ts") },
    platform: "browser",
    logLevel: "silent",
    plugins,
    transform: { target: "es2022", define: DEFINED },
    optimization: INLINED,
    treeshake: { manualPureFunctions: PURE_IN_WORKERS },
  });
  const { output } = await bundle.generate({
    format: "es",
    minify: true,
    comments: false,
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === "chunk");

  function withImports(fileName: string, found = new Set<string>()): ReadonlySet<string> {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const each of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      withImports(each, found);
    return found;
  }

  return {
    weigh(modules) {
      const wanted = chunks.filter(({ isEntry, name: module }) => isEntry || modules.includes(module));
      if (wanted.length !== modules.length + 1)
        throw new Error(`not all of these are chunks: ${modules.join(", ")}`);
      const files = new Set(wanted.flatMap(({ fileName }) => [...withImports(fileName)]));
      const bytes = chunks
        .filter(({ fileName }) => files.has(fileName))
        .map(({ code }) => gzipSync(code).length);
      return bytes.reduce((sum, each) => sum + each, 0) / 1000;
    },
  };
}
