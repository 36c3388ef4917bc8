// The usual way from a frame to a patch, for comparison: inflate whole, parse, split, build objects, compare.
import { inflate } from "pako";

interface PlainMatch {
  readonly id: number;
  readonly fields: Readonly<Record<string, string>>;
}

const FIELDS = [
  "id",
  "state",
  "periodStart",
  "kickoff",
  "homeScore",
  "awayScore",
  "homeHalf",
  "awayHalf",
  "homeRed",
  "awayRed",
  "homeYellow",
  "awayYellow",
  "corner",
  "lineup",
] as const;

export interface PlainPipeline {
  /** The changed matches among `watched`. */
  take(bytes: Uint8Array): readonly PlainMatch[];
}

export function createPlainPipeline(watched: ReadonlySet<number>): PlainPipeline {
  const known = new Map<number, PlainMatch>();
  return {
    take(bytes) {
      const message = JSON.parse(inflate(bytes, { toText: true })) as { data: string };
      const patch: PlainMatch[] = [];
      for (const line of message.data.split("!")) {
        const parts = line.split("^");
        const fields: Record<string, string> = {};
        for (const [index, name] of FIELDS.entries()) fields[name] = parts[index] ?? "";
        const match = { id: Number(parts[0]), fields };
        const before = known.get(match.id);
        const differs = !before || FIELDS.some((name) => before.fields[name] !== fields[name]);
        known.set(match.id, match);
        if (differs && watched.has(match.id)) patch.push(match);
      }
      return patch;
    },
  };
}
