// Links of rich text: allowed targets, and disguised targets that are rejected.
import { expect, it } from "vitest";
import { safeLink } from "./safeLink.ts";

it.each([
  "https://football.example/a?b=c#d",
  "http://football.example",
  "HTTPS://Football.example/",
  "mailto:fan@football.example",
  "mailto:fan@football.example?subject=Goal",
  "/privacy",
  "/football/match/1001?tab=odds",
])("lets %s through", (link) => {
  expect(safeLink(`  ${link} `)).toBe(link);
});

it.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://here.example/1",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https://touchline.example@evil.example",
  "mailto:",
  "#top",
  "relative",
  "",
  undefined,
  null,
  7,
  { toString: () => "https://football.example" },
])("leaves %j out", (link) => {
  expect(safeLink(link)).toBeUndefined();
});

it("rejects overlong addresses", () => {
  expect(safeLink(`https://football.example/${"a".repeat(3000)}`)).toBeUndefined();
});
