// Which builds count page views.
import { expect, it } from "vitest";
import { analyticsOrigin } from "./analyticsOrigin.ts";

it.each([
  [{}, undefined],
  [{ VITE_ANALYTICS_ORIGIN: "" }, undefined],
  [{ VITE_ANALYTICS_ORIGIN: "https://count.example.com" }, "https://count.example.com"],
  [{ VITE_ANALYTICS_ORIGIN: "https://count.example.com", VITE_STAGE: "test" }, "https://count.example.com"],
  [{ VITE_ANALYTICS_ORIGIN: "https://count.example.com", VITE_STAGE: "production" }, undefined],
])("with %j page views go to %s", (env, origin) => {
  expect(analyticsOrigin(env)).toBe(origin);
});
