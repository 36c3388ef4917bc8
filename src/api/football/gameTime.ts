// Reads a match minute as the wire writes it: "67" or "45+2".
import { readText } from "../wire/values.ts";

/** 100 * minute + extra, as gameMinute returns it; undefined for anything else, including blank. */
export function readGameTime(value: unknown): number | undefined {
  const [, minute, extra = "0"] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(readText(value)) ?? [];
  return minute === undefined ? undefined : Number(minute) * 100 + Number(extra);
}
