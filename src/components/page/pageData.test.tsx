// A page's data: kept during a refresh, fetched again when a live change outdates it, failures as values.
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import type { PageResult } from "#workers/live/contract.ts";
import { usePageData } from "#state/pageData/usePageData.ts";

function Shown({ query }: { query: string }) {
  const { data, failure, isPrevious } = usePageData("search", { query }, { keepPrevious: true });
  return (
    <p>
      {data ? (data as unknown as string) : "nothing"} {failure ? failure.code : "fine"}{" "}
      {isPrevious ? "previous" : "own"}
    </p>
  );
}

function Table() {
  const { data, failure } = usePageData("leagueStandings", { leagueId: 36 });
  return <p>{`${data ? (data as unknown as string) : "nothing"} ${failure?.code ?? "fine"}`}</p>;
}

const said = (): string => screen.getByText(/fine|-1|404/).textContent ?? "";
const says = (text: string): Promise<void> => waitFor(() => expect(said()).toBe(text));
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

describe("a page's data", () => {
  it("is fetched again when a live change outdates it, and kept when that fetch fails", async () => {
    const answers: PageResult[] = [
      { ok: true, value: "first" },
      { ok: false, reason: "noAnswer", code: -1, message: "error" },
      { ok: true, value: "third" },
    ];
    const { send } = renderWithLive(<Table />, { getPage: async () => answers.shift() });
    expect(said()).toBe("nothing fine");
    await says("first fine");
    act(() => send({ outdated: ["match:1"] }));
    await says("first fine");
    act(() => send({ outdated: ["league:36"] }));
    await says("first -1");
    act(() => send({ outdated: ["league:36"] }));
    await says("third fine");
  });

  it("ignores an answer requested before the change that outdated it", async () => {
    const waiting: ((answer: PageResult) => void)[] = [];
    const { send } = renderWithLive(<Table />, {
      getPage: () => new Promise((resolve) => waiting.push(resolve)),
    });
    await waitFor(() => expect(waiting.length).toBe(1));
    act(() => send({ outdated: ["league:36"] }));
    await waitFor(() => expect(waiting.length).toBe(2));
    waiting[0]?.({ ok: true, value: "before" });
    await settle();
    expect(said()).toBe("nothing fine");
    waiting[1]?.({ ok: true, value: "after" });
    await says("after fine");
  });

  it("never replaces a newer request's answer by a stale one", async () => {
    const waiting = new Map<string, (answer: PageResult) => void>();
    const { rerender } = renderWithLive(<Shown query="a" />, {
      getPage: ({ params }) =>
        new Promise((resolve) => waiting.set((params as { query: string }).query, resolve)),
    });
    await waitFor(() => expect(waiting.has("a")).toBe(true));
    rerender(<Shown query="ab" />);
    await waitFor(() => expect(waiting.has("ab")).toBe(true));
    waiting.get("ab")?.({ ok: true, value: "answer to ab" });
    await says("answer to ab fine own");
    waiting.get("a")?.({ ok: true, value: "answer to a" });
    await settle();
    await says("answer to ab fine own");
    rerender(<Shown query="abc" />);
    await says("answer to ab fine previous");
  });

  it("distinguishes what does not exist from what could not be loaded", async () => {
    renderWithLive(<Table />, {
      getPage: async () => ({ ok: false, reason: "notFound", code: 404, message: "No league" }),
    });
    await says("nothing 404");
  });

  it("fails when the core does not answer", async () => {
    renderWithLive(<Table />, { getPage: async () => undefined });
    await says("nothing -1");
  });
});
