// Makes live-change and odds records about the known matches, good ones at first and then damaged ones.
import type { Dice } from "./dice.ts";
import { damageText } from "./damageText.ts";
import { junkField } from "./junkTexts.ts";

const FIELDS = 22;
const STATES = [0, 1, 1, 2, 3, 3, 4, 5, -1, -1, -10, -11, -12, -13, -14, -99, 7] as const;
const EXPLANATIONS = ["", "", "", "90,1-1;4-4;1,2-2;4-1;1", ";;;;", "90,2-2;;3,1-0;;", "|;2-1"] as const;
const UNKNOWN_IDS = 50_000;

function instant(dice: Dice): string {
  if (dice.chance(0.2)) return "";
  const two = (value: number): string => String(value).padStart(2, "0");
  return `2026${two(1 + dice.below(12))}${two(1 + dice.below(28))}${two(dice.below(24))}${two(dice.below(60))}`;
}

function count(dice: Dice): string {
  return dice.chance(0.2) ? "" : String(dice.below(dice.chance(0.05) ? 100 : 6));
}

function idAmong(ids: readonly number[], dice: Dice): number {
  return dice.chance(0.9) ? (dice.oneOf(ids) ?? 1) : 1 + dice.below(UNKNOWN_IDS);
}

/** One good record (CONTRACT §3 "Live-change line"). */
export function makeRecord(ids: readonly number[], dice: Dice): string {
  const fields = Array.from({ length: FIELDS }, () => "");
  fields[0] = String(idAmong(ids, dice));
  fields[1] = String(dice.pick(STATES));
  fields[2] = instant(dice);
  fields[3] = instant(dice);
  for (let at = 4; at < 12; at += 1) fields[at] = count(dice);
  fields[13] = dice.pick(["", "0", "1"]);
  fields[17] = dice.pick(EXPLANATIONS);
  fields[21] = count(dice);
  return fields.slice(0, dice.chance(0.1) ? 12 : FIELDS).join("^");
}

/** One good odds record, in either form (CONTRACT §3 "Odds change"). */
export function makePrices(ids: readonly number[], dice: Dice): string {
  const price = (): string => String(Math.round((1.01 + dice.next() * 20) * 100) / 100);
  const id = idAmong(ids, dice);
  if (dice.chance(0.6)) return [id, price(), price(), price()].join("^");
  return [id, dice.pick([8, 8, 47]), price(), price(), price(), price(), price(), price()].join(",");
}

/** Several good records as one text. */
export function makeText(make: (dice: Dice) => string, dice: Dice): string {
  return Array.from({ length: 1 + dice.below(6) }, () => make(dice)).join("!");
}

/** The text with one of its records damaged, or the text itself. */
export function damageRecords(text: string, dice: Dice): string {
  if (dice.chance(0.2)) return damageText(text, dice);
  const records = text.split("!");
  const place = dice.below(records.length);
  const record = records[place] ?? "";
  const separator = record.includes("^") ? "^" : ",";
  const fields = record.split(separator);
  const field = dice.below(Math.min(fields.length, FIELDS));
  switch (dice.below(8)) {
    case 0:
      fields.splice(field, 1);
      break;
    case 1:
      fields.splice(field, 0, junkField(dice));
      break;
    case 2:
      fields.length = field;
      break;
    case 3:
      return [...records, ...records.toReversed()].join("!");
    case 4:
      return records.join(dice.pick(["!!", "^", "\n", "!^!"]));
    default:
      fields[field] = junkField(dice);
  }
  records[place] = fields.join(separator);
  return records.join("!");
}
