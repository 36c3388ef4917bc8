// How answers are compressed: brotli where the client accepts it, otherwise gzip.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoding of an answer for a request's `accept-encoding`; undefined: as it is. */
export function pickEncoding(accepted: string | undefined): Encoding | undefined {
  const wanted = (accepted ?? "").split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = new Set(wanted.map((part) => part.split(";", 1)[0]!.trim()));
  if (names.has("br")) return "br";
  return names.has("gzip") ? "gzip" : undefined;
}

/** `quality`: of brotli, 0 to 11; `level`: of gzip, 1 to 9. */
export function compress(
  body: Buffer | string,
  encoding: Encoding,
  { quality, level }: { readonly quality: number; readonly level: number },
): Promise<Buffer> {
  return encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(body, { level });
}
