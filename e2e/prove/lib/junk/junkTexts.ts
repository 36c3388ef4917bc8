// Junk texts that replace valid JSON values, fields of records and whole answers.
import type { SeededRandom } from "../../../support/seededRandom.ts";

const RIGHT_TO_LEFT = "\u202e";
const LONE_HIGH = "\ud83d";
const LONE_LOW = "\ude00";

/** JSON values, including some that JSON.stringify never writes; a few make the whole text unreadable. */
const JSON_VALUES = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "100",
  "1e999",
  "-1e999",
  "1e308",
  "9007199254740993",
  "99999999999999999999999999",
  "2147483648",
  "4294967297",
  "0.1",
  "1.0000000000000002",
  "NaN",
  "Infinity",
  "undefined",
  "01",
  '""',
  '" "',
  '"-1"',
  '"1e3"',
  '"0x10"',
  '"+1"',
  '"٣"',
  '"NaN"',
  '"__proto__"',
  '"constructor"',
  '"202613010000"',
  '"202602300000"',
  '"000000000000"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"//evil.example/x.png"',
  '"javascript:alert(1)"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202eabc\\u2066"',
  '"\\u0000\\u0007\\u001b[2J"',
  `"${LONE_HIGH}"`,
  `"a${RIGHT_TO_LEFT}b"`,
  "[]",
  "{}",
  "[[]]",
  "[null]",
  "[1,2,3]",
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":0,"then":1}',
  '{"length":1e9,"0":"x"}',
] as const;

/** Keys that an answer must not be able to set on an object. */
export const JSON_KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "",
] as const;

/** Fields of a record: almost valid numbers, instants and flags. */
const FIELDS = [
  "",
  " ",
  "0",
  "-0",
  "-1",
  "+1",
  "1.0",
  "1e1",
  "0x1",
  "100",
  "99",
  "007",
  "NaN",
  "Infinity",
  "null",
  "undefined",
  "true",
  "٣",
  "１",
  " 1",
  "1 ",
  "1\u0000",
  "2147483648",
  "9007199254740993",
  "999999999999999",
  "9999999999999999",
  "99999999999999999999999999999999",
  "__proto__",
  "constructor",
  "202613010000",
  "202602300000",
  "202611212460",
  "000101010000",
  "20261121200",
  "2026112120000",
  "90,1-1;4-4;1,2-2;4-1;1",
  ";;;;",
  ";|;|;|;;;;",
  ";|;|;|90,2-1",
  "90,1-100;;;;9",
  "<b>1</b>",
  LONE_HIGH,
  LONE_LOW,
  RIGHT_TO_LEFT,
  "\u0000",
  "\r\n",
] as const;

/** Bodies instead of an answer: foreign pages, and empty ones. */
const BODIES = [
  "",
  " ",
  "\ufeff",
  "ok",
  "null",
  "[]",
  "{}",
  "0",
  '"x"',
  '{"code":0}',
  '{"code":0,"data":null}',
  '{"code":"0","msg":7,"data":{}}',
  '{"code":0,"msg":"","data":[[[[]]]]}',
  '{"code":NaN,"data":1}',
  '{"code":0,"code":401,"data":null}',
  "<!doctype html><html><head><title>Sign in to Hotel Wi-Fi</title></head><body><form></form></body></html>",
  "<html><body><h1>502 Bad Gateway</h1></body></html>",
  "HTTP/1.1 200 OK\r\n\r\n",
] as const;

/** Share of unknown ids: a server that invents ids must not fill the memory. */
const NEW_ID_SHARE = 0.1;

/** Long texts are rare, because a million of them would prove no more. */
const LONG_SHARE = 0.01;

/** A value for a JSON text. */
export function junkValue(random: SeededRandom): string {
  if (random.chance(NEW_ID_SHARE)) return String(1 + random.below(2 ** 31));
  if (!random.chance(LONG_SHARE)) return random.pick(JSON_VALUES);
  const size = 10 ** (2 + random.below(3));
  return random.pick([
    `"${"x".repeat(size)}"`,
    `"${"\\ud83d".repeat(size / 10)}"`,
    "9".repeat(size),
    `${"[".repeat(size)}${"]".repeat(size)}`,
    `${'{"a":'.repeat(size / 10)}1${"}".repeat(size / 10)}`,
    `[${"0,".repeat(size / 2)}0]`,
  ]);
}

/** A field for a record. */
export function junkField(random: SeededRandom): string {
  if (!random.chance(LONG_SHARE)) return random.pick(FIELDS);
  return random.pick(["1", "0", "x", "-", "\u0000"]).repeat(10 ** (1 + random.below(4)));
}

/** A whole answer. */
export function junkBody(random: SeededRandom): string {
  return random.pick(BODIES);
}
