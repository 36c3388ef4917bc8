// The moment until which a client keeps back calls after an outage.
import { expect, it } from "vitest";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createCatchUp } from "./catchUp.ts";

it("keeps nothing back before an outage", () => {
  expect(createCatchUp(createFakeClock()).waitMs()).toBe(0);
});

it("keeps calls back until a random moment within 15 s, and not after it", async () => {
  for (const chance of [0, 0.4, 0.999]) {
    const clock = createFakeClock({ random: () => chance });
    const catchUp = createCatchUp(clock);
    catchUp.begin();
    expect(catchUp.waitMs()).toBeCloseTo(chance * 15_000);
    await clock.advance(15_000);
    expect(catchUp.waitMs()).toBe(0);
  }
});

it("draws another moment when the next outage begins or ends", () => {
  const chances = [0.9, 0.1];
  const catchUp = createCatchUp(createFakeClock({ random: () => chances.shift() ?? 0 }));
  catchUp.begin();
  catchUp.begin();
  expect(catchUp.waitMs()).toBe(1_500);
});
