// The chips of what a post is about: links, and for a match the score then and now.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RelatedObject } from "#domain/community/post.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { RelatedChips } from "./RelatedChips.tsx";

const about = (over: Partial<RelatedObject>): RelatedObject => ({
  kind: "match",
  id: 1001,
  name: "Ripon – Ely",
  logo: "",
  minute: undefined,
  scoreThen: undefined,
  ...over,
});
const MOMENT = about({ minute: "67", scoreThen: "1-0" });

const show = (related: readonly RelatedObject[], age = 60_000) =>
  renderWithLive(<RelatedChips related={related} writtenAt={Date.now() - age} />);
const now = () => document.querySelector("[data-known]")?.textContent;

it("lead to the pages of matches, teams and leagues; others are no links", () => {
  show([
    about({}),
    about({ kind: "team", id: 11, name: "Ripon" }),
    about({ kind: "league", id: 36, name: "Cup" }),
    about({ kind: "other", id: 5, name: "Talk" }),
  ]);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ripon – Ely", "/football/match/1001"],
    ["Ripon", "/football/team/11"],
    ["Cup", "/football/league/36"],
  ]);
  expect(screen.getByText("Talk")).toBeTruthy();
});

it("show the score then and, while the match runs, the score now", () => {
  const { send } = show([MOMENT]);
  expect(screen.getByText("67′ · 1–0")).toBeTruthy();
  // The room of the score now is kept from the start.
  expect(screen.getByText("now 1–0").hasAttribute("data-known")).toBe(false);
  send(flatRows(aRow(1001, { minute: 7_000, homeScore: 2, awayScore: 1 })));
  expect(now()).toBe("now 2–1");
  send(flatRows(aRow(1001, { minute: 0, phase: "fullTime", homeScore: 3, awayScore: 1 })));
  expect(now()).toBe("FT 3–1");
});

it("show no score of a post that may reveal one", () => {
  renderWithLive(<RelatedChips related={[MOMENT]} writtenAt={Date.now()} covered />);
  expect(screen.getByRole("link").textContent).toBe("Ripon – Ely");
});

it("neither watch nor show the score now of a post that is older than any match", () => {
  const { send } = show([MOMENT], 5 * 3_600_000);
  send(flatRows(aRow(1001, { homeScore: 2 })));
  expect(screen.getByRole("link").textContent).toBe("Ripon – Ely67′ · 1–0");
});
