/** Damages JSON texts for readers: a field removed, null, of another type, a cut text, foreign text. */

/** In [0, 1). */
type Random = () => number;

const FOREIGN: readonly unknown[] = [
  null,
  "",
  "x",
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.5,
  true,
  false,
  [],
  {},
  [[]],
  { id: 1 },
  "9999-99-99T99:99:99Z",
  "\u0000^!|;",
  "a".repeat(3_000),
];

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)]!;

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

function placesOf(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push({ holder: value as Record<string, unknown>, key });
    placesOf(inner, found);
  }
  return found;
}

/** One to three damages of a JSON text; now and then the text itself is cut or spoilt. */
export function mutateBody(body: string, random: Random): string {
  const how = random();
  if (how < 0.04) return body.slice(0, Math.floor(random() * body.length));
  if (how < 0.06) return pick(["", "<!doctype html>", "null", "[]", "{}", "[null]", '"x"', "NaN"], random);
  if (how < 0.1) {
    const at = Math.floor(random() * body.length);
    return body.slice(0, at) + pick(["0", '"', "{", "]", ",", "\ud800"], random) + body.slice(at + 1);
  }
  const json: unknown = JSON.parse(body);
  const places = placesOf(json);
  for (let damages = 1 + Math.floor(random() * 3); damages > 0 && places.length > 0; damages -= 1) {
    const { holder, key } = pick(places, random);
    if (random() < 0.25) delete (holder as Record<string, unknown>)[key];
    else (holder as Record<string, unknown>)[key] = structuredClone(pick(FOREIGN, random));
  }
  return JSON.stringify(json);
}
