// "now", "1 minute ago": by elapsed time of the server's clock.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnClockDifference } from "#state/live/serverTime.ts";
import { TimeAgo } from "./TimeAgo.tsx";

const HOUR = 3_600_000;
/** 40 s into a minute. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 40);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  learnClockDifference(0);
  vi.useRealTimers();
});

function shown(at: number): () => string {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <TimeAgo at={at} />
    </I18nProvider>,
  );
  return () => container.textContent;
}

it.each([0, 7_000, 19_999, 33_000])("is now for the first minute, written %d ms into the next", (into) => {
  vi.setSystemTime(NOW + into);
  const text = shown(NOW + into);
  for (let second = 0; second < 59; second += 1) {
    act(() => void vi.advanceTimersByTime(1_000));
    expect(text()).toBe("now");
  }
  act(() => void vi.advanceTimersByTime(6_000));
  expect(text()).toBe("1 minute ago");
});

it.each([
  ["2 h behind", -2 * HOUR, 90 * 60_000, "1 hour ago"],
  ["2 h ahead", 2 * HOUR, 60_000, "1 minute ago"],
  ["a day ahead", 24 * HOUR, 30_000, "now"],
])("is the same on a machine whose clock is %s", (_name, wrongBy, age, words) => {
  vi.setSystemTime(NOW + wrongBy);
  learnClockDifference(-wrongBy);
  expect(shown(NOW - age)()).toBe(words);
});
