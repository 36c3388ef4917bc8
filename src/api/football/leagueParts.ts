// Reads parts shared by answers about leagues and teams: form letters and goals by quarter of an hour (assumed).
import * as v from "valibot";
import type { FormLetter } from "#domain/league/standings.ts";
import { count, orElse, oneOf, type Reads, text } from "../wire/pageParts.ts";

const QUARTERS = 6;

export const formLetter: Reads<FormLetter> = oneOf({ W: "W", D: "D", L: "L" });

/** Letters such as "WDLWW", newest last; other characters are left out. */
export const form: Reads<readonly FormLetter[]> = v.pipe(
  text,
  v.transform((letters) =>
    letters.split("").flatMap((letter) => {
      const read = v.safeParse(formLetter, letter);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** Six counts, 0 for one that cannot be read, so that each keeps its index. */
export const quarters: Reads<readonly number[]> = v.pipe(
  v.array(orElse(count, 0)),
  v.transform((counts) => Array.from({ length: QUARTERS }, (_, place) => counts[place] ?? 0)),
);
