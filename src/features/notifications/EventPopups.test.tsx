// The event popup: its content, its duration, and how it closes.
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aView, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
import { pageStore } from "#state/pageStore.ts";
import { keepOnTopAtom } from "#state/navigation/topBoard.ts";
import { EventPopups } from "./EventPopups.tsx";

const popupRows = () => screen.queryAllByRole("listitem");

describe("EventPopups", () => {
  it("shows nothing while no event happens", () => {
    renderWithLive(<EventPopups />);
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("lists the event with league, minute, names, scores and cards, and marks the causing team", () => {
    const { send } = renderWithLive(<EventPopups />);
    send({ popups: [aView()] });
    const row = screen.getByRole("listitem");
    expect(row.dataset["popupEvent"]).toBe("1");
    expect(row.textContent).toContain("GoalPremier League67");
    const caused = row.querySelector<HTMLElement>("[data-caused]");
    expect(caused?.textContent).toBe("Arsenal2");
    expect(within(row).getByTitle("Red cards").textContent).toBe("1");
    expect(within(row).getByTitle("Yellow cards").textContent).toBe("2");
  });

  it.each([
    ["redCard", "2"],
    ["yellowCard", "3"],
    ["kickOff", "4"],
    ["end", "6"],
  ] as const)("numbers %s as docs/product.md#match-events does", (type, number) => {
    const { send } = renderWithLive(<EventPopups />);
    send({ popups: [aView({ type })] });
    expect(screen.getByRole("listitem").dataset["popupEvent"]).toBe(number);
  });

  it("closes after five seconds, on Esc and on dismissal", async () => {
    const { send, container, commands } = renderWithLive(<EventPopups />);
    send({ popups: [aView({ id: "a" }), aView({ id: "b" }), aView({ id: "c" })] });
    expect(popupRows()).toHaveLength(3);
    const bar = container.querySelector("li")?.lastElementChild;
    if (!bar) throw new Error("the popup has no bar");
    fireEvent.animationEnd(bar);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(popupRows()).toHaveLength(0);
    expect(commands).toEqual(["dismiss c", "dismiss b", "dismiss a"]);
  });

  it.each(["home", "away"] as const)(
    "says that a goal of the %s side was cancelled, and not goal",
    (side) => {
      const { send } = renderWithLive(<EventPopups />);
      send({ popups: [aView({ type: "goalCancelled", side })] });
      const line = screen.getByRole("listitem");
      expect(line.textContent).toContain("Goal cancelled");
      expect([line.dataset["type"], line.dataset["popupEvent"]]).toEqual(["goalCancelled", undefined]);
    },
  );

  it("removes a withdrawn goal", () => {
    const { send } = renderWithLive(<EventPopups />);
    send({ popups: [aView({ id: "a" })] });
    send({ withdrawn: ["a"] });
    expect(popupRows()).toHaveLength(0);
  });

  it("is announced once, as a whole sentence", () => {
    const { send } = renderWithLive(
      <>
        <EventPopups />
        <LiveRegion />
      </>,
    );
    const names = { home: "Leeds", away: "Hull" };
    send({ popups: [aView({ id: "a" }, { names })] });
    send({ popups: [aView({ id: "b", type: "redCard", side: "away" }, { names })] });
    const said = screen.getByRole("log").textContent ?? "";
    expect(said.match(/Goal for Leeds: Leeds 2, Hull 1\./g)).toHaveLength(1);
    expect(said).toContain("Red card for Hull, Leeds against Hull.");
  });
});

describe("EventPopups with a window on top", () => {
  let visibility: DocumentVisibilityState = "visible";

  async function keepOnTop(): Promise<Document> {
    const other = document.implementation.createHTMLDocument("");
    const opened = Object.assign(new EventTarget(), { document: other, close() {}, closed: false });
    Object.defineProperty(other, "defaultView", { value: opened });
    vi.stubGlobal("documentPictureInPicture", { requestWindow: async () => opened });
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
    await act(() => pageStore.set(keepOnTopAtom, [1002]));
    return other;
  }

  function see(next: DocumentVisibilityState): void {
    visibility = next;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  }

  afterEach(() => {
    act(() => void dispatchEvent(new Event("pagehide")));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    visibility = "visible";
  });

  it("are in that window while the page is hidden, and in the page while it is seen", async () => {
    const { send, commands } = renderWithLive(<EventPopups>digest</EventPopups>);
    const top = await keepOnTop();
    send({ popups: [aView({ id: "a" })] });
    expect(popupRows()).toHaveLength(1);
    expect(top.querySelectorAll("li")).toHaveLength(0);
    see("hidden");
    expect(popupRows()).toHaveLength(0);
    send({ popups: [aView({ id: "b" })] });
    expect(top.querySelectorAll("li")).toHaveLength(2);
    expect(top.querySelector("ol")?.getAttribute("aria-label")).toBe("Match events");
    expect(top.body.textContent).not.toContain("digest");
    act(() => void top.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true })));
    expect(commands).toEqual(["dismiss b"]);
    see("visible");
    expect(top.querySelectorAll("li")).toHaveLength(0);
    expect(popupRows()).toHaveLength(1);
  });
});
