// The server's time on pages, whatever the machine's clock says.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learnClockDifference, serverNow } from "./serverTime.ts";
import { useServerTime } from "./useServerTime.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  learnClockDifference(0);
  vi.useRealTimers();
});

function Shown({ until }: { readonly until: number }) {
  return <p>{useServerTime((now) => (until > now ? "running" : "over"))}</p>;
}

describe("a machine's clock", () => {
  it.each([
    ["2 h behind", -2 * HOUR],
    ["2 h ahead", 2 * HOUR],
    ["a day ahead", 24 * HOUR],
    ["20 min behind", -HOUR / 3],
  ])("%s changes nothing", (_name, wrongBy) => {
    vi.setSystemTime(NOW + wrongBy);
    learnClockDifference(-wrongBy);
    expect(serverNow()).toBe(NOW);
    render(<Shown until={NOW + 1} />);
    expect(screen.getByText("running")).toBeDefined();
  });

  it("that turns out to be wrong is made up for at once", () => {
    render(<Shown until={NOW + HOUR} />);
    act(() => learnClockDifference(2 * HOUR));
    expect(screen.getByText("over")).toBeDefined();
  });
});

it("what ends while it is shown is drawn again within 5 s", () => {
  render(<Shown until={NOW + 61_000} />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText("running")).toBeDefined();
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByText("over")).toBeDefined();
});
