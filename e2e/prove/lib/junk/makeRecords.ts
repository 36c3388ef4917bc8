// Generates valid live-change and odds records of the known matches, and damages them.
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { damageText } from "./damageText.ts";
import { junkField } from "./junkTexts.ts";

const FIELDS = 22;
const STATES = [0, 1, 1, 2, 3, 3, 4, 5, -1, -1, -10, -11, -12, -13, -14, -99, 7] as const;
const EXPLANATIONS = ["", "", "", "90,1-1;4-4;1,2-2;4-1;1", ";;;;", "90,2-2;;3,1-0;;", "|;2-1"] as const;
const UNKNOWN_IDS = 50_000;

function instant(random: SeededRandom): string {
  if (random.chance(0.2)) return "";
  const two = (value: number): string => String(value).padStart(2, "0");
  return `2026${two(1 + random.below(12))}${two(1 + random.below(28))}${two(random.below(24))}${two(random.below(60))}`;
}

function count(random: SeededRandom): string {
  return random.chance(0.2) ? "" : String(random.below(random.chance(0.05) ? 100 : 6));
}

function idAmong(ids: readonly number[], random: SeededRandom): number {
  return random.chance(0.9) ? (random.oneOf(ids) ?? 1) : 1 + random.below(UNKNOWN_IDS);
}

/** One valid record (docs/wire.md#live-change-line). */
export function makeRecord(ids: readonly number[], random: SeededRandom): string {
  const fields = Array.from({ length: FIELDS }, () => "");
  fields[0] = String(idAmong(ids, random));
  fields[1] = String(random.pick(STATES));
  fields[2] = instant(random);
  fields[3] = instant(random);
  for (let at = 4; at < 12; at += 1) fields[at] = count(random);
  fields[13] = random.pick(["", "0", "1"]);
  fields[17] = random.pick(EXPLANATIONS);
  fields[21] = count(random);
  return fields.slice(0, random.chance(0.1) ? 12 : FIELDS).join("^");
}

/** One valid odds record, in either form (docs/wire.md#odds-records). */
export function makePrices(ids: readonly number[], random: SeededRandom): string {
  const price = (): string => String(Math.round((1.01 + random.next() * 20) * 100) / 100);
  const id = idAmong(ids, random);
  if (random.chance(0.6)) return [id, price(), price(), price()].join("^");
  return [id, random.pick([8, 8, 47]), price(), price(), price(), price(), price(), price()].join(",");
}

/** Several valid records as one text. */
export function makeText(make: (random: SeededRandom) => string, random: SeededRandom): string {
  return Array.from({ length: 1 + random.below(6) }, () => make(random)).join("!");
}

/** The text with one of its records damaged, or the text itself. */
export function damageRecords(text: string, random: SeededRandom): string {
  if (random.chance(0.2)) return damageText(text, random);
  const records = text.split("!");
  const place = random.below(records.length);
  const record = records[place] ?? "";
  const separator = record.includes("^") ? "^" : ",";
  const fields = record.split(separator);
  const field = random.below(Math.min(fields.length, FIELDS));
  switch (random.below(8)) {
    case 0:
      fields.splice(field, 1);
      break;
    case 1:
      fields.splice(field, 0, junkField(random));
      break;
    case 2:
      fields.length = field;
      break;
    case 3:
      return [...records, ...records.toReversed()].join("!");
    case 4:
      return records.join(random.pick(["!!", "^", "\n", "!^!"]));
    default:
      fields[field] = junkField(random);
  }
  records[place] = fields.join(separator);
  return records.join("!");
}
