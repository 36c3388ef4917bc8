// What a post is about and its topics: chosen by keys, limited, removed, and new topics.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { RelatedObject, TopicRef } from "#domain/community/post.ts";
import { aFixture } from "#domain/testing/aFixture.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import type { PageResult } from "#workers/live/contract.ts";
import { RelatedPicker } from "./RelatedPicker.tsx";
import { TopicPicker } from "./TopicPicker.tsx";

const TEAM = { id: 11, name: "Arsenal", logo: "11.svg", country: { id: 2, name: "England", flag: "" } };
const TOPICS = [
  { id: 3, name: "Derby", postCount: 4 },
  { id: 4, name: "Derby week", postCount: 1 },
];
const ok = (value: unknown): PageResult => ({ ok: true, value });

async function getPage({ call, params }: PageRequest): Promise<PageResult> {
  if (call === "search") {
    const { query } = params;
    const teams = query.startsWith("ars") ? [TEAM] : [];
    const matches = query.startsWith("ars") ? [aFixture(1001)] : [];
    return ok({ query, leagues: [], teams, players: [{ ...TEAM, photo: "", team: undefined }], matches });
  }
  if (call === "hotTopics") return ok([TOPICS[1]]);
  if (call === "topicSearch") return ok(params.text.toLowerCase().startsWith("der") ? TOPICS : []);
  return { ok: false, reason: "noAnswer", code: -1, message: "error" };
}

function About({ first }: { readonly first: readonly RelatedObject[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RelatedPicker value={value} onChange={setValue} />
      <output>{value.map(({ kind, id, minute = "" }) => `${kind} ${id} ${minute}`.trim()).join()}</output>
    </>
  );
}

function Topics({ first }: { readonly first: readonly TopicRef[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <TopicPicker value={value} onChange={setValue} />
      <output>{value.map(({ id, name }) => `${id} ${name}`).join()}</output>
    </>
  );
}

const output = () => document.querySelector("output")?.textContent;
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const press = (key: string) => fireEvent.keyDown(field(), { key });
function type(value: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value } });
}

const about = (kind: RelatedObject["kind"], id: number): RelatedObject => ({
  kind,
  id,
  name: `${kind} ${id}`,
  logo: "",
  minute: undefined,
  scoreThen: undefined,
});

describe("what a post is about", () => {
  it("is a team, league or match, chosen by the keys, and offered once", async () => {
    renderWithLive(<About first={[]} />, { getPage });
    type("ars");
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options().join()).toContain("Arsenal – Chelsea");
    press("ArrowDown");
    press("Enter");
    expect(output()).toBe("match 1001");
    expect(field().value).toBe("");
    type("ars");
    await waitFor(() => expect(options()).toHaveLength(1));
    press("Enter");
    expect(output()).toBe("match 1001,team 11");
  });

  it("is tied to the minute of a running match", async () => {
    const { send } = renderWithLive(<About first={[about("match", 1001)]} />, { getPage });
    send(flatRows(aRow(1001)));
    fireEvent.click(await screen.findByRole("button", { name: "About 67′ · 1–0" }));
    expect(output()).toBe("match 1001 67");
  });

  it("is at most five things, and the field keeps the focus when one is removed", async () => {
    const five = [1, 2, 3, 4, 5].map((id) => about("team", id));
    renderWithLive(<About first={five} />, { getPage });
    expect(screen.getByText("A post can be linked to at most 5 items.")).toBeTruthy();
    expect(field().readOnly).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Remove team 3" }));
    expect(output()).toBe("team 1,team 2,team 4,team 5");
    expect(document.activeElement).toBe(field());
    expect(field().readOnly).toBe(false);
  });

  it("says when nothing was found", async () => {
    renderWithLive(<About first={[]} />, { getPage });
    type("zzz");
    expect(await screen.findByText("Nothing was found for “zzz”.")).toBeTruthy();
  });

  it("Escape closes the list, and neither clears the field nor closes the dialog around it", async () => {
    const closed: string[] = [];
    renderWithLive(
      <Dialog open onClose={() => closed.push("dialog")} title="New post" closeLabel="Close">
        <About first={[]} />
      </Dialog>,
      { getPage },
    );
    await screen.findByRole("combobox");
    type("ars");
    await waitFor(() => expect(options()).toHaveLength(2));
    press("Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect([closed, field().value]).toEqual([[], "ars"]);
    press("Escape");
    expect(closed).toEqual(["dialog"]);
  });

  // The second is the Enter that ends a composition in Safari.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "Enter is an input method's with %j",
    async (composed) => {
      renderWithLive(<About first={[]} />, { getPage });
      type("ars");
      await waitFor(() => expect(options()).toHaveLength(2));
      fireEvent.keyDown(field(), { key: "Enter", ...composed });
      expect(output()).toBe("");
    },
  );
});

describe("topics", () => {
  it("are offered before one types, and found by name", async () => {
    renderWithLive(<Topics first={[]} />, { getPage });
    fireEvent.focus(field());
    await waitFor(() => expect(options()).toEqual(["#Derby week1 post"]));
    type("der");
    await waitFor(() => expect(options()).toEqual(["#Derby4 posts", "#Derby week1 post", "New topic “der”"]));
    press("Enter");
    expect(output()).toBe("3 Derby");
  });

  it("can be new, unless one of this name is known without case and accents", async () => {
    renderWithLive(<Topics first={[{ id: 0, name: "Café" }]} />, { getPage });
    type("CAFE");
    expect(await screen.findByText("Nothing was found for “CAFE”.")).toBeTruthy();
    type("  Transfer   rumours ");
    await waitFor(() => expect(options()).toEqual(["New topic “Transfer rumours”"]));
    press("Enter");
    expect(output()).toBe("0 Café,0 Transfer rumours");
  });

  it("have names of 2 to 40 letters, and there are at most three", async () => {
    renderWithLive(<Topics first={[1, 2].map((id) => ({ id, name: `Topic ${id}` }))} />, { getPage });
    type("x".repeat(41));
    expect(await screen.findByText("The name of a topic has 2 to 40 characters.")).toBeTruthy();
    expect(options()).toEqual([]);
    type("yy");
    await waitFor(() => expect(options()).toEqual(["New topic “yy”"]));
    fireEvent.click(screen.getByRole("option"));
    expect(screen.getByText("A post has at most 3 topics.")).toBeTruthy();
    expect(field().readOnly).toBe(true);
  });
});
