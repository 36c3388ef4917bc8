// The event popup: its content, its duration, and how it closes.
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aView, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
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
