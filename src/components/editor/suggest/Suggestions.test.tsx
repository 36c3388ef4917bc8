// Suggestions while a tag is typed: search, keys, input methods, states, and what a choice writes.
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { fakeEditorText } from "#components/testing/fakeEditorText.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { TagSuggestions } from "./TagSuggestions.tsx";
import { WordSuggestions } from "./WordSuggestions.tsx";

const SPAIN = { id: 3, name: "Spain", flag: "" };
const NAMES = ["Arsenal", "Arsenal Tula", "Real Madrid", "Derby County"];

const ok = (value: unknown): PageResult => ({ ok: true, value });

/** Finds teams by the beginning of their name, one topic and one member. */
function createServer() {
  const asked: string[] = [];
  const broken = { is: false };
  const getPage = async ({ call, params }: PageRequest): Promise<PageResult> => {
    const text = String(Object.values(params)[0] ?? "").toLowerCase();
    asked.push(`${call} ${text}`);
    if (broken.is) return { ok: false, reason: "noAnswer", code: -1, message: "error" };
    const of = (names: readonly string[]) =>
      names.flatMap((name, at) =>
        name.toLowerCase().startsWith(text.trim())
          ? [{ id: at + 1, name, logo: "", avatar: "", country: SPAIN }]
          : [],
      );
    if (call === "hotTopics") return ok([{ id: 5, name: "Derby week", postCount: 3 }]);
    if (call === "popularSearches") return ok({ leagues: [], teams: of(["Popular CF"]) });
    if (call === "topicSearch") return ok(of(["Derby"]).map((topic) => ({ ...topic, postCount: 2 })));
    if (call === "userSearch") return ok(of(["Derek"]));
    return ok({ query: text, leagues: [], teams: of(NAMES), players: [], matches: [] });
  };
  return { asked, broken, getPage };
}

function Field() {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  return (
    <>
      <textarea aria-label="Text" ref={setArea} />
      <WordSuggestions area={area} />
    </>
  );
}

function open() {
  const server = createServer();
  const outside: string[] = [];
  renderWithLive(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog around the field, which hears its keys
    <div onKeyDown={({ key }) => outside.push(key)}>
      <Field />
    </div>,
    { getPage: server.getPage },
  );
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  area.focus();
  return {
    server,
    area,
    outside,
    type(text: string) {
      area.value = text;
      area.setSelectionRange(text.length, text.length);
      fireEvent.input(area);
    },
    press: (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(area, { key, ...init }),
  };
}

const names = (): readonly string[] =>
  screen.queryAllByRole("option").map((option) => option.querySelector("bdi")?.textContent ?? "");
const activeName = (): string | undefined =>
  screen.queryByRole("option", { selected: true })?.querySelector("bdi")?.textContent ?? undefined;

describe("typing", () => {
  it("asks once after a pause, and lists what begins with the letters under its heading", async () => {
    const { server, type } = open();
    for (const text of ["Up the #d", "Up the #de", "Up the #der"]) type(text);
    await waitFor(() => expect(names()).toEqual(["Derby", "Derby County", "Derek"]));
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(
      3,
    );
    expect(server.asked.filter((call) => call.startsWith("search"))).toEqual(["search der"]);
    expect(screen.getByRole("status").textContent).toBe("3 results");
  });

  it("lists people first after @", async () => {
    const { type } = open();
    type("@der");
    await waitFor(() => expect(names()).toEqual(["Derek", "Derby County", "Derby"]));
  });

  it("after the sign alone lists hot topics or popular teams, and leaves Enter to the text", async () => {
    const { type, press, area } = open();
    type("#");
    await waitFor(() => expect(names()).toEqual(["Derby week"]));
    expect(activeName()).toBeUndefined();
    expect(press("Enter")).toBe(true);
    type("@");
    await waitFor(() => expect(names()).toEqual(["Popular CF"]));
    press("ArrowDown");
    press("Enter");
    expect(area.value).toBe("@Popular CF ");
  });

  it("ends where a sentence goes on for which nothing is found", async () => {
    const { type } = open();
    type("#real mad");
    await waitFor(() => expect(names()).toEqual(["Real Madrid"]));
    type("#real madness it was");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  });

  it("a caret that is put behind a word suggests nothing until one goes on", async () => {
    const { area, type } = open();
    area.value = "#ars";
    area.setSelectionRange(4, 4);
    fireEvent.click(area);
    expect(screen.queryByRole("listbox")).toBeNull();
    type("#arse");
    await waitFor(() => expect(names()).toHaveLength(2));
    area.setSelectionRange(0, 0);
    fireEvent.keyUp(area, { key: "Home" });
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("suggests nothing in an address", () => {
    const { type } = open();
    type("fan@arsenal");
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

describe("keys", () => {
  it("move the active option, and Enter writes it after its sign, with a space", async () => {
    const { type, press, area, outside } = open();
    type("Up #ars");
    await waitFor(() => expect(activeName()).toBe("Arsenal"));
    expect(area.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
    press("ArrowDown");
    expect(activeName()).toBe("Arsenal Tula");
    expect(press("Enter")).toBe(false);
    expect(area.value).toBe("Up #Arsenal Tula ");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(outside).toEqual([]);
    expect(area.hasAttribute("aria-activedescendant")).toBe(false);
  });

  it("Enter is the text's while the text is ahead of the list", async () => {
    const { type, press, area } = open();
    type("@ars");
    await waitFor(() => expect(activeName()).toBe("Arsenal"));
    area.value = "@ars wins";
    area.setSelectionRange(9, 9);
    expect(press("Enter")).toBe(true);
    expect(area.value).toBe("@ars wins");
  });

  it("Escape closes the list alone, and it stays closed for this tag", async () => {
    const { type, press, outside } = open();
    type("#ars");
    await waitFor(() => expect(names()).toHaveLength(2));
    press("Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(outside).toEqual([]);
    type("#arse");
    expect(screen.queryByRole("listbox")).toBeNull();
    press("Escape");
    expect(outside).toEqual(["Escape"]);
    type("#arse and #real");
    await waitFor(() => expect(names()).toEqual(["Real Madrid"]));
  });

  it("that publish or are an input method's are left alone", async () => {
    const { type, press, area, outside } = open();
    type("#ars");
    await waitFor(() => expect(names()).toHaveLength(2));
    press("Enter", { ctrlKey: true });
    press("Enter", { isComposing: true });
    press("Escape", { isComposing: true });
    expect(outside).toEqual(["Enter", "Enter", "Escape"]);
    expect(area.value).toBe("#ars");
    expect(names()).toHaveLength(2);
  });

  it("a press replaces all that is typed, also what the list does not know yet", async () => {
    const { type, area } = open();
    type("Up @ar");
    await waitFor(() => expect(activeName()).toBe("Arsenal"));
    area.value = "Up @arse";
    area.setSelectionRange(8, 8);
    fireEvent.click(screen.getByRole("option", { selected: true }));
    expect(area.value).toBe("Up @Arsenal ");
  });

  it("a press chooses and keeps the focus in the text", async () => {
    const { type, area } = open();
    type("#real");
    await waitFor(() => expect(names()).toEqual(["Real Madrid"]));
    const option = screen.getByRole("option");
    expect(fireEvent.pointerDown(option)).toBe(false);
    fireEvent.click(option);
    expect(area.value).toBe("#Real Madrid ");
    expect(document.activeElement).toBe(area);
  });
});

it("letters that an input method still composes are no search", async () => {
  const { server, area, type } = open();
  type("@");
  fireEvent.compositionStart(area);
  type("@de");
  type("@der");
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(server.asked.filter((call) => call.startsWith("userSearch"))).toEqual([]);
  fireEvent.compositionEnd(area);
  await waitFor(() => expect(names()).toContain("Derek"));
});

describe("without results", () => {
  it("says that nothing was found", async () => {
    const { type, press } = open();
    type("#zzz");
    await waitFor(() => expect(screen.getByText("Nothing was found for “zzz”.")).toBeTruthy());
    expect(press("Enter")).toBe(true);
  });

  it("says that the search failed, and Retry is an option", async () => {
    const { server, type, press } = open();
    server.broken.is = true;
    type("#ars");
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(document.querySelector("[data-suggestions]")?.textContent).toContain("Check your connection");
    expect(press("Enter")).toBe(true);
    server.broken.is = false;
    press("ArrowDown");
    expect(press("Enter")).toBe(false);
    await waitFor(() => expect(names()).toEqual(["Arsenal", "Arsenal Tula"]));
  });
});

describe("in the rich editor", () => {
  it("a choice becomes a tag that leads to what was chosen, and its name runs nothing", async () => {
    const text = fakeEditorText("Up #real");
    renderWithLive(<TagSuggestions editor={text} />, { getPage: createServer().getPage });
    fireEvent.focus(text.root);
    act(() => text.type(""));
    await waitFor(() => expect(activeName()).toBe("Real Madrid"));
    fireEvent.keyDown(text.root, { key: "Enter" });
    expect(text.text()).toBe("Up \ufffc");
    expect(text.tags()).toEqual([
      {
        id: "team:3",
        text: "Real Madrid",
        color: "#006bd6",
        uniqueId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it("a full document says so, and Enter is the text's", async () => {
    const text = fakeEditorText("#real");
    for (let at = 0; at < 10; at += 1) {
      const tag = document.createElement("span");
      tag.className = "ql-tag";
      text.root.append(tag);
    }
    renderWithLive(<TagSuggestions editor={text} />, { getPage: createServer().getPage });
    act(() => text.type(""));
    await waitFor(() => expect(screen.getAllByText("A post has at most 10 tags.")).toHaveLength(2));
    expect(screen.queryByRole("option")).toBeNull();
    fireEvent.keyDown(text.root, { key: "Enter" });
    expect(text.tags()).toEqual([]);
  });
});

it("leaving the text closes the list", async () => {
  const { type, area } = open();
  type("#ars");
  await waitFor(() => expect(names()).toHaveLength(2));
  act(() => area.blur());
  expect(screen.queryByRole("listbox")).toBeNull();
});
