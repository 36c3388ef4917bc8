// Compiles one text of the server's dictionary, if it can replace the catalogue's text.
import type { Messages } from "@lingui/core";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** A text of a catalogue as stored in i18n. */
export type CatalogueText = Messages[string];

/** "<0>", "</0>" and "<0/>" represent elements of the page. */
const ELEMENT = /<\/?\w+\/?>/g;
/** Formats that choose among texts: a language may omit or add them. */
const CHOICES: ReadonlySet<unknown> = new Set(["plural", "selectordinal", "select"]);

/**
 * The compiled text. undefined if it cannot be parsed, or if its placeholders, elements or formats differ from
 * those of `own`: it would show raw names on the page, or omit a value.
 */
export function compileInPlaceOf(own: CatalogueText, text: string): CompiledMessage | undefined {
  try {
    const compiled = compileMessageOrThrow(text);
    const ours = typeof own === "string" ? compileMessageOrThrow(own) : own;
    return sameParts(partsOf(ours), partsOf(compiled)) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

/** The parts of a text that are not words: "{name}", "{count:number:…}", "<0>". */
function partsOf(message: CompiledMessage, parts: Set<string> = new Set()): ReadonlySet<string> {
  for (const token of message) {
    if (typeof token === "string") {
      for (const [element] of token.matchAll(ELEMENT)) parts.add(element);
      continue;
    }
    const [name, kind, how] = token;
    const isChoice = CHOICES.has(kind);
    parts.add(kind === undefined || isChoice ? `{${name}}` : `{${name}:${kind}:${JSON.stringify(how)}}`);
    if (!isChoice || typeof how !== "object") continue;
    for (const branch of Object.values(how ?? {})) {
      if (Array.isArray(branch)) partsOf(branch as CompiledMessage, parts);
      else if (typeof branch === "string") partsOf([branch], parts);
    }
  }
  return parts;
}

function sameParts(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  return ours.size === theirs.size && [...ours].every((part) => theirs.has(part));
}
