// Hostile names of teams, topics and people: wherever a writer chooses by name, they are text and fetch nothing foreign.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { RelatedObject, TopicRef } from "#domain/community/post.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { WordSuggestions } from "../../editor/suggest/WordSuggestions.tsx";
import { RelatedPicker } from "./RelatedPicker.tsx";
import { TopicPicker } from "./TopicPicker.tsx";

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "</bdi><script>alert(1)</script>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "\u202Egnp.exe",
  "__proto__",
];
/** A picture named like an address of another host. */
const FILE = "//evil.example/a.png?";

const getPage =
  (name: string): LiveClient["getPage"] =>
  async ({ call }) => {
    const team = { id: 11, name, logo: FILE, country: { id: 2, name, flag: FILE } };
    const found = { query: "x", leagues: [], teams: [team], players: [], matches: [] };
    if (call === "search") return { ok: true, value: found };
    return { ok: true, value: [{ id: 3, name, postCount: 1, avatar: "" }] };
  };

function Writer() {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [related, setRelated] = useState<readonly RelatedObject[]>([]);
  const [topics, setTopics] = useState<readonly TopicRef[]>([]);
  return (
    <>
      <textarea aria-label="Text" ref={setArea} />
      <WordSuggestions area={area} />
      <RelatedPicker value={related} onChange={setRelated} />
      <TopicPicker value={topics} onChange={setTopics} />
    </>
  );
}

/** Elements, attributes and addresses that no name may bring into the page. */
function findForbidden(): readonly string[] {
  const pictures = [...document.querySelectorAll("img")].map(({ src }) => src);
  return [
    ...[...document.querySelectorAll("script, iframe, a[href^='javascript:']")].map(({ tagName }) => tagName),
    ...[...document.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on")),
    ),
    ...pictures.filter((src) => new URL(src, "https://touchline.example").host.includes("evil")),
  ];
}

const options = () => screen.queryAllByRole("option");

it.each(HOSTILE)("%j is a name and nothing else", async (name) => {
  renderWithLive(<Writer />, { getPage: getPage(name) });
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  area.focus();
  area.value = "#x";
  area.setSelectionRange(2, 2);
  fireEvent.input(area);
  await waitFor(() => expect(options()).toHaveLength(3));
  for (const option of options()) expect(option.querySelector("bdi")?.textContent).toBe(name);
  expect(findForbidden()).toEqual([]);
  fireEvent.click(options()[0]!);
  // A long name is cut at 30 letters.
  expect(area.value.startsWith(`#${name.slice(0, 29)}`)).toBe(true);
  area.blur();

  for (const field of screen.getAllByRole("combobox")) {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: "x" } });
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    fireEvent.click(options()[0]!);
    fireEvent.blur(field);
  }
  expect(screen.getAllByRole("button", { name: `Remove ${name}` })).toHaveLength(2);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([name, `# ${name}`]);
  expect(findForbidden()).toEqual([]);
});
