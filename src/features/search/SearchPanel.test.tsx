// The search while typing: marked results, choice by keys, history, and no old results for a newer query.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { SearchAnswer } from "#domain/search/searchAnswer.ts";
import { aCreator } from "#domain/testing/aCreator.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import type { SearchItem } from "#components/search/searchItems.ts";

const SPAIN = { id: 3, name: "Spain", flag: "3.svg" };
const team = (id: number, name: string) => ({ id, name, logo: `${id}.svg`, country: SPAIN });

/** An answer with these teams. */
function answerOf(query: string, ...names: readonly string[]): SearchAnswer {
  return { query, leagues: [], teams: names.map((name, at) => team(at + 1, name)), players: [], matches: [] };
}

/** A server whose answers the test releases. */
function createSlowServer() {
  const waiting = new Map<string, (result: PageResult) => void>();
  const asked: string[] = [];
  return {
    asked,
    getPage: (request: PageRequest): Promise<PageResult> => {
      if (request.call === "popularSearches")
        return Promise.resolve({ ok: true, value: { leagues: [], teams: [team(9, "Popular CF")] } });
      if (request.call === "userSearch") {
        const { text } = request.params;
        return new Promise((resolve) => waiting.set(`people ${text}`, resolve));
      }
      const { query } = request.params as { readonly query: string };
      asked.push(query);
      return new Promise((resolve) => waiting.set(query, resolve));
    },
    async send(query: string, result: PageResult): Promise<void> {
      await waitFor(() => expect(waiting.has(query)).toBe(true));
      await act(async () => {
        waiting.get(query)?.(result);
        waiting.delete(query);
        // All effects of an answer run in microtasks (testSetup.ts), so they are complete in the next task.
        await new Promise((told) => setTimeout(told, 0));
      });
    },
  };
}

function open() {
  const server = createSlowServer();
  const chosen: SearchItem[] = [];
  const rendered = renderWithLive(
    <SearchPanel field={{ current: null }} onChoose={(item) => chosen.push(item)} />,
    {
      getPage: server.getPage,
    },
  );
  const field = screen.getByRole("combobox");
  return {
    server,
    chosen,
    field,
    again: rendered.rerender,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    /** Answers both parts of a search: with these teams, and with no people. */
    async answer(query: string, ...names: readonly string[]): Promise<void> {
      await server.send(query, { ok: true, value: answerOf(query, ...names) });
      await server.send(`people ${query}`, { ok: true, value: [] });
    },
  };
}

const names = (): readonly string[] =>
  screen.queryAllByRole("option").map((option) => option.querySelector("bdi")?.textContent ?? "");
const activeName = (): string =>
  screen.queryByRole("option", { selected: true })?.querySelector("bdi")?.textContent ?? "";

afterEach(() => vi.useRealTimers());

describe("typing", () => {
  it("shows results under headings, with the words marked and the count announced", async () => {
    const { field, type, answer } = open();
    type("  av ");
    await answer("av", "Ávila CF", "CD Avance");
    const group = screen.getByRole("group", { name: "Teams" });
    expect(within(group).getAllByRole("option")).toHaveLength(2);
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Áv", "Av"]);
    expect(screen.getByRole("status").textContent).toBe("2 results");
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByRole("option")[0]?.getAttribute("href")).toBe("/football/team/1");
  });

  it("sends one request after a pause, not one for every letter", async () => {
    const { server, type, answer } = open();
    for (const text of ["z", "za", "zam"]) type(text);
    await answer("zam", "Zamora CF");
    expect(server.asked).toEqual(["zam"]);
  });

  it("never shows old results as those of a newer query", async () => {
    const { server, type, answer } = open();
    type("zam");
    await waitFor(() => expect(server.asked).toEqual(["zam"]));
    type("tol");
    await answer("tol", "Toledo");
    expect(names()).toEqual(["Toledo"]);
    await answer("zam", "Zamora CF");
    expect(names()).toEqual(["Toledo"]);
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("false");
  });

  it("marks the previous results as stale until the next ones arrive", async () => {
    const { type, answer } = open();
    type("zam");
    await answer("zam", "Zamora CF");
    type("zamo");
    expect(names()).toEqual(["Zamora CF"]);
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("true");
    await answer("zamo", "Polonia Zamość");
    expect(names()).toEqual(["Polonia Zamość"]);
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("false");
  });

  it("names the query without results", async () => {
    const { type, answer } = open();
    type("qqq");
    await answer("qqq");
    expect(screen.getByRole("heading").textContent).toContain("qqq");
    expect(screen.getByRole("status").textContent).toBe("No results");
  });

  it("shows a failure with the server's words, and Retry requests again", async () => {
    const { server, type, answer } = open();
    type("zam");
    await server.send("zam", { ok: false, reason: "refused", code: 500, message: "The stand is closed" });
    expect(screen.getByRole("alert").textContent).toContain("The stand is closed");
    fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await answer("zam", "Zamora CF");
    expect(names()).toEqual(["Zamora CF"]);
  });
});

describe("keys", () => {
  it("move the active option around the list, and Enter chooses it", async () => {
    const { field, chosen, type, press, answer } = open();
    type("z");
    await answer("z", "A", "B", "C");
    const walked = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => {
      press(key);
      return activeName();
    });
    expect(walked).toEqual(["B", "C", "A", "C", "A", "C"]);
    const active = field.getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(active)?.getAttribute("aria-selected")).toBe("true");
    press("Enter");
    expect(chosen.map(({ name }) => name)).toEqual(["C"]);
  });

  it("Enter before the answer chooses the first result when it arrives", async () => {
    const { chosen, type, press, answer } = open();
    type("zam");
    press("Enter");
    await answer("zam", "Zamora CF", "CD Zamora");
    expect(chosen.map(({ name }) => name)).toEqual(["Zamora CF"]);
  });

  it("Enter before the answer has no effect after further typing", async () => {
    const { chosen, type, press, answer } = open();
    type("zam");
    press("Enter");
    type("zamo");
    await answer("zamo", "Zamora CF");
    expect(chosen).toEqual([]);
  });

  // The second is the Enter that ends a composition in Safari.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "belong to the input method with %j",
    async (composed) => {
      const { field, chosen, type, answer } = open();
      type("z");
      await answer("z", "A");
      fireEvent.keyDown(field, { key: "Enter", ...composed });
      expect(chosen).toEqual([]);
    },
  );
});

describe("people", () => {
  const NELL = { id: 12, name: "Nell", avatar: "" };
  const people = (...found: readonly (typeof NELL)[]): PageResult => ({ ok: true, value: found });

  it("are the last group, chosen by keyboard, and stay out of the history", async () => {
    const { server, chosen, type, press } = open();
    type("nel");
    await server.send("nel", { ok: true, value: answerOf("nel", "Nelson") });
    expect(names()).toEqual(["Nelson"]);
    expect(screen.getByRole("status").textContent).toBe("");
    await server.send("people nel", people(NELL));
    const group = screen.getByRole("group", { name: "People" });
    expect(within(group).getByRole("option").getAttribute("href")).toBe("/profile/12");
    expect(screen.getByRole("status").textContent).toBe("2 results");
    press("End");
    expect(activeName()).toBe("Nell");
    press("Enter");
    expect(chosen).toMatchObject([{ kind: "person", id: 12 }]);
    expect(localStorage.getItem("touchline.searches.1") ?? "[]").toBe("[]");
  });

  it("are marked as creators, with the least price of a subscription", async () => {
    const { server, type } = open();
    type("cle");
    await server.send("cle", { ok: true, value: answerOf("cle") });
    await server.send("people cle", {
      ok: true,
      value: [aCreator(8, { name: "Cleo" }), { ...NELL, name: "Clea" }],
    });
    const [creator, other] = screen.getAllByRole("option");
    expect(creator?.textContent).toBe("CleoCreator · from $1.663 / month");
    expect(other?.textContent).toBe("Clea");
  });

  it("that are alone are chosen by an Enter that came before them", async () => {
    const { server, chosen, type, press } = open();
    type("nell");
    press("Enter");
    await server.send("nell", { ok: true, value: answerOf("nell") });
    expect(screen.queryByRole("heading")).toBeNull();
    expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
    await server.send("people nell", people(NELL));
    expect(chosen).toMatchObject([{ kind: "person", id: 12 }]);
  });

  it("are not shown for another query than the rest", async () => {
    const { server, type } = open();
    type("nel");
    await server.send("nel", { ok: true, value: answerOf("nel", "Nelson") });
    await server.send("people nel", people(NELL));
    type("nels");
    await server.send("nels", { ok: true, value: answerOf("nels", "Nelson") });
    expect(names()).toEqual(["Nelson"]);
    await server.send("people nels", people());
    expect(screen.getByRole("status").textContent).toBe("1 result");
  });

  it("that could not be searched leave the rest as it is", async () => {
    const { server, type } = open();
    type("nel");
    await server.send("nel", { ok: true, value: answerOf("nel", "Nelson") });
    await server.send("people nel", { ok: false, reason: "refused", code: 500, message: "No" });
    expect(names()).toEqual(["Nelson"]);
    expect(screen.getByRole("status").textContent).toBe("1 result");
  });
});

describe("an empty field", () => {
  it("offers popular searches and earlier choices", async () => {
    const { chosen, type, press, answer } = open();
    await screen.findByRole("group", { name: "Popular searches" });
    expect(names()).toEqual(["Popular CF"]);
    press("Enter");
    expect(chosen).toEqual([]);
    type("zam");
    await answer("zam", "Zamora CF");
    press("Enter");
    type("");
    await screen.findByRole("group", { name: "Recent searches" });
    expect(names()).toEqual(["Zamora CF", "Popular CF"]);
    press("ArrowDown");
    press("Enter");
    expect(chosen.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["team 1", "team 1"]);
    expect(JSON.parse(localStorage.getItem("touchline.searches.1") ?? "[]")).toHaveLength(1);
  });

  it("clears its history, and restores it on Undo", async () => {
    const { type, press, answer } = open();
    type("zam");
    await answer("zam", "Zamora CF");
    press("Enter");
    type("");
    fireEvent.click(await screen.findByRole("button", { name: "Clear history" }));
    await waitFor(() => expect(names()).toEqual(["Popular CF"]));
    expect(localStorage.getItem("touchline.searches.1")).toBe("[]");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(names()).toEqual(["Zamora CF", "Popular CF"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});
