// What this tab shows of answers that depend on who asked, when the member signed in changes.
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { type PageCallName, type PageParams, READS } from "#domain/calls/pageCalls.ts";
import { prefetchPage } from "#state/pageData/prefetchPage.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";

const OF_MEMBER = (Object.keys(READS) as PageCallName[]).filter((call) => READS[call].ofMember);

interface ShownProps {
  readonly call: PageCallName;
  readonly page?: number;
}

/** The parameters of the call do not matter here: `page` makes them others. */
function Shown({ call, page = 1 }: ShownProps) {
  const params = { page, userId: 9, postIds: [] } as never as PageParams<PageCallName>;
  const { data, failure } = usePageData(call, params, { keepPrevious: true });
  return (
    <p>{`${data === undefined ? "nothing" : (data as unknown as string)} ${failure?.code ?? "fine"}`}</p>
  );
}

const store = pageStore;
const asMember = (session: string | undefined): void =>
  act(() =>
    store.set(sessionAtom, session === undefined ? undefined : { id: 7, name: "", avatar: "", session }),
  );

const shown = (): string => screen.getByText(/fine|401/).textContent ?? "";
const shows = (text: string): Promise<void> => waitFor(() => expect(shown()).toBe(text));
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

/** Answers wait until they are released, each with a value given then. */
function aServer() {
  const waiting: ((answer: PageResult) => void)[] = [];
  return {
    getPage: () => new Promise<PageResult>((resolve) => waiting.push(resolve)),
    waiting,
    async answer(index: number, value: string): Promise<void> {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(index));
      waiting[index]?.({ ok: true, value });
      await settle();
    },
  };
}

beforeEach(() => asMember("session-a"));
describe.each(OF_MEMBER)("%s", (call) => {
  it("of member A is not shown to the next member, nor to a visitor, while their own is loading", async () => {
    const server = aServer();
    renderWithLive(<Shown call={call} />, { getPage: server.getPage });
    await server.answer(0, "of-A");
    await shows("of-A fine");
    asMember("session-b");
    expect(shown()).toBe("nothing fine");
    await server.answer(1, "of-B");
    await shows("of-B fine");
    asMember(undefined);
    expect(shown()).toBe("nothing fine");
  });

  it("that arrives after member A has left is not shown", async () => {
    const server = aServer();
    renderWithLive(<Shown call={call} />, { getPage: server.getPage });
    await waitFor(() => expect(server.waiting).toHaveLength(1));
    asMember("session-b");
    await server.answer(0, "of-A");
    expect(shown()).toBe("nothing fine");
    await server.answer(1, "of-B");
    await shows("of-B fine");
  });

  it("is not kept on the screen for other parameters when the member is another", async () => {
    const server = aServer();
    const { rerender } = renderWithLive(<Shown call={call} />, { getPage: server.getPage });
    await server.answer(0, "of-A");
    rerender(<Shown call={call} page={2} />);
    expect(shown()).toBe("of-A fine");
    act(() => {
      store.set(sessionAtom, { id: 8, name: "", avatar: "", session: "session-b" });
      rerender(<Shown call={call} page={3} />);
    });
    expect(shown()).toBe("nothing fine");
  });

  it("that was fetched in advance for member A is asked for again by the next", async () => {
    const params = { page: 1, userId: 9, postIds: [] } as never;
    const client = { getPage: async () => ({ ok: true, value: "of-A" }) } as unknown as LiveClient;
    await prefetchPage(client, call, params);
    asMember("session-b");
    const server = aServer();
    renderWithLive(<Shown call={call} />, { getPage: server.getPage });
    expect(shown()).toBe("nothing fine");
    await server.answer(0, "of-B");
    await shows("of-B fine");
  });
});

it("an answer that is the same for everybody stays when the member is another", async () => {
  const server = aServer();
  renderWithLive(<Shown call="leagueStandings" />, { getPage: server.getPage });
  await server.answer(0, "table");
  asMember("session-b");
  await shows("table fine");
  expect(server.waiting).toHaveLength(1);
});
