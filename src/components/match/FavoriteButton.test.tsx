// The star: shows a press at once, builds quick presses on each other, and believes the core in the end.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const star = () => screen.getByRole("button", { name: "Favourite: Arsenal" });
const button = (on: boolean) => <FavoriteButton kind="team" id={11} on={on} name="Arsenal" />;

it("tells each press, the next on top of the one before, whatever the core has said meanwhile", () => {
  const { commands, rerender } = renderWithLive(button(false));
  fireEvent.click(star());
  expect(star().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(star());
  // The echo of the first press comes after the second.
  rerender(button(true));
  expect(star().getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(star());
  expect(commands).toEqual(["favorite team 11 true", "favorite team 11 false", "favorite team 11 true"]);
});

it("shows what the core says once the echo has had its time", () => {
  const { rerender } = renderWithLive(button(false));
  fireEvent.click(star());
  act(() => void vi.advanceTimersByTime(1_500));
  expect(star().getAttribute("aria-pressed")).toBe("false");
  rerender(button(true));
  expect(star().getAttribute("aria-pressed")).toBe("true");
});
