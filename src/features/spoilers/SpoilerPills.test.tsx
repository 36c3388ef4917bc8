// The header says how late everything is and that scores are hidden; a press changes that for all tabs.
import { Window as OtherWindow } from "happy-dom";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { NO_SPOILERS, type Spoilers } from "#domain/spoilers.ts";
import { SPOILERS_KEY } from "#domain/spoilerWords.ts";
import { pageStore } from "#state/pageStore.ts";
import { keepOnTopAtom } from "#state/navigation/topBoard.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { SpoilerPills } from "./SpoilerPills.tsx";

function show(some: Partial<Spoilers>) {
  act(() => pageStore.set(spoilersAtom, { ...NO_SPOILERS, ...some }));
  document.body.innerHTML =
    '<header><i data-connection></i></header><div data-match-id="1001"><a href="#x"><b data-field="homeScore">–</b></a></div>';
  const rendered = renderWithLive(<SpoilerPills />);
  rendered.send({
    snapshot: true,
    list: {
      version: 0,
      status: "ready",
      date: "2026-11-21",
      today: "2026-11-21",
      counts: { all: 0, live: 0, finished: 0, scheduled: 0 },
      hot: [],
    } as never,
  });
  return rendered;
}
const now = (): Spoilers => pageStore.get(spoilersAtom);

afterEach(() => {
  cleanup();
  act(() => pageStore.set(spoilersAtom, NO_SPOILERS));
  document.body.innerHTML = "";
});

it("a press on the delay switches it off, and nothing is stored then", () => {
  show({ delaySeconds: 30 });
  fireEvent.click(screen.getByRole("button", { name: "30 s late. Switch the delay off" }));
  expect(now().delaySeconds).toBe(0);
  expect(localStorage.getItem(SPOILERS_KEY)).toBeNull();
  expect(document.querySelector("[data-spoilers]")).toBeNull();
});

it("a press shows all scores of today, and another hides them again", () => {
  show({ hideScores: true, shownIds: [7] });
  fireEvent.click(screen.getByRole("button", { name: "Show all scores of today" }));
  expect(now()).toMatchObject({ shownDay: "2026-11-21" });
  fireEvent.click(screen.getByRole("button", { name: "Hide the scores of today again" }));
  expect(now()).toMatchObject({ hideScores: true, shownDay: "", shownIds: [] });
});

it("a press on the mark of a hidden score shows it, and does not follow the link around it", () => {
  show({ hideScores: true });
  const mark = document.querySelector("[data-field]") as Element;
  expect(fireEvent.click(mark)).toBe(false);
  expect(now().shownIds).toEqual([1001]);
  mark.textContent = "2";
  expect(fireEvent.click(mark)).toBe(true);
});

it("a press on the mark of a hidden score on the board on top shows it, and leads nowhere", async () => {
  show({ hideScores: true });
  const onTop = new OtherWindow();
  vi.stubGlobal("documentPictureInPicture", { requestWindow: async () => onTop });
  await act(() => pageStore.set(keepOnTopAtom, [1001]));
  vi.unstubAllGlobals();
  onTop.document.body.innerHTML =
    '<div data-match-id="1001"><a href="#x"><b data-field="homeScore">–</b></a></div>';
  const mark = onTop.document.querySelector("[data-field]") as unknown as Element;
  // In browsers the elements of another window are of another class.
  vi.stubGlobal("Element", Text);
  expect(fireEvent.click(mark)).toBe(false);
  vi.unstubAllGlobals();
  expect(now().shownIds).toEqual([1001]);
  act(() => void dispatchEvent(new Event("pagehide")));
});
