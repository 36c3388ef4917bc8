// The star shows a press at once, bases quick presses on each other, and then follows the core.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const star = () => screen.getByRole("button", { name: "Favourite: Arsenal" });
const button = <FavoriteButton kind="team" id={11} name="Arsenal" />;
const favorites = (...team: readonly number[]) => ({ match: [], league: [], team });

it("reports each press, based on the press before it, whatever the core reported meanwhile", () => {
  const { commands, send } = renderWithLive(button);
  send({ favorites: favorites() });
  fireEvent.click(star());
  expect(star().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(star());
  // The echo of the first press arrives after the second press.
  send({ favorites: favorites(11) });
  expect(star().getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(star());
  expect(commands).toEqual(["favorite team 11 true", "favorite team 11 false", "favorite team 11 true"]);
});

it("shows the core's state once the time for the echo has passed", () => {
  const { send } = renderWithLive(button);
  fireEvent.click(star());
  send({ favorites: favorites() });
  act(() => void vi.advanceTimersByTime(1_500));
  expect(star().getAttribute("aria-pressed")).toBe("false");
  send({ favorites: favorites(11) });
  expect(star().getAttribute("aria-pressed")).toBe("true");
});

it("is not pressed by the favourite of another kind with the same id", () => {
  const { send } = renderWithLive(button);
  send({ favorites: { match: [11], league: [11], team: [] } });
  expect(star().getAttribute("aria-pressed")).toBe("false");
});
