// A Vite plugin that lets terser compress the chunks on the way to the first rows, before the build minifies them.
import { minify, type CompressOptions } from "terser";
import type { Plugin } from "vite";

/**
 * What terser does in an order that the build's minifier does not have. No option that assumes more than the language
 * promises is on. Functions are inlined only where they return at once: further copies of them make the gzip larger.
 */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- terser declares the enum, and exports none
const COMPRESS: CompressOptions = { passes: 5, inline: 1 };

/** Compresses the chunks that `isWanted` by their name. The build's minifier, which runs afterwards, shortens names. */
export function compressChunks(isWanted: (name: string) => boolean = () => true): Plugin {
  return {
    name: "compress-chunks",
    apply: "build",
    async renderChunk(code, chunk) {
      if (!isWanted(chunk.name)) return undefined;
      const compressed = await minify(code, { module: true, ecma: 2020, compress: COMPRESS });
      return compressed.code === undefined ? undefined : { code: compressed.code, map: null };
    },
  };
}
