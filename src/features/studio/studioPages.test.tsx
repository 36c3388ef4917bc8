// The pages of the studio apart from prices: figures, subscribers and documents in each of their states.
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { CreatorStats, Subscriber } from "#domain/creators/studio.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { DocumentsPage } from "./DocumentsPage.tsx";
import { OverviewPage } from "./OverviewPage.tsx";
import { SubscribersPage } from "./SubscribersPage.tsx";

vi.mock("#ui/content/LineChart.tsx", () => ({
  LineChart: ({ label, series }: { label: string; series: readonly { values: readonly number[] }[] }) => (
    <p>
      {label}: {series[0]?.values.join()}
    </p>
  ),
}));

beforeEach(() => pageStore.set(sessionAtom, { id: 7, name: "Ada", avatar: "", session: "s1" }));
const show = (address: string, page: () => ReactNode, answers: PageAnswers) =>
  renderPage({ address, path: address.replace(/\?.*$/, ""), page, answers });

const texts = (name: string): readonly string[] =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

describe("figures", () => {
  const NOTHING: CreatorStats = {
    subscriberCount: 0,
    newCount: 0,
    endedCount: 0,
    revenue: 0n,
    days: [{ date: "2026-11-21", revenue: 0n, subscriberCount: 0 }],
    topPosts: [],
  };
  const STATS: CreatorStats = {
    subscriberCount: 1_204,
    newCount: 12,
    endedCount: 3,
    revenue: 123_450n,
    days: Array.from({ length: 9 }, (_, at) => ({
      date: `2026-11-0${at + 1}`,
      revenue: BigInt(at) * 100n - 100n,
      subscriberCount: 1_196 + at,
    })),
    topPosts: [
      {
        id: 4,
        title: "",
        summary: "Pressing",
        visibility: "onlyFans",
        createdAt: 0,
        likeCount: 5,
        replyCount: 2,
      },
    ],
  };
  const overview = () => <OverviewPage />;

  it("are shown as tiles, as a course by day and as a table", async () => {
    await show("/studio", overview, { creatorStats: () => STATS });
    await settled();
    expect([...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
      "Earned$1,234.50",
      "Subscribers1,204",
      "New12",
      "Ended3",
    ]);
    expect(screen.getByText("Earned by day: -100,0,100,200,300,400,500,600,700")).toBeTruthy();
    expect(texts("Figures by day, newest first")).toHaveLength(7);
    fireEvent.click(screen.getByRole("button", { name: "Show all 9 days" }));
    expect(texts("Figures by day, newest first").at(-1)).toBe("1/11/2026-$1.001,196");
    expect(texts("Posts of these days with most likes and replies")).toEqual(["PressingSubscribers only52"]);
    fireEvent.click(within(screen.getByRole("radiogroup", { name: "Figure" })).getByText("Subscribers"));
    await settled();
    expect(screen.getByText(/^Subscribers by day: 1196,/)).toBeTruthy();
  });

  it("are asked for by the range of the address", async () => {
    const { asked, address } = await show("/studio?range=7", overview, { creatorStats: () => STATS });
    expect(asked).toEqual(['creatorStats {"range":"7"}']);
    fireEvent.click(screen.getByRole("radio", { name: "90 days" }));
    await settled();
    expect([address(), asked.at(-1)]).toEqual(["/studio?range=90", 'creatorStats {"range":"90"}']);
    fireEvent.click(screen.getByRole("radio", { name: "All" }));
    await settled();
    expect([address(), asked.at(-1)]).toEqual(["/studio?range=all", 'creatorStats {"range":"all"}']);
  });

  it("that do not exist yet lead to the prices", async () => {
    await show("/studio", overview, { creatorStats: () => NOTHING });
    expect(screen.getByRole("link", { name: "Look at your prices" }).getAttribute("href")).toBe(
      "/studio/fees",
    );
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("that cannot be read offer to try again", async () => {
    await show("/studio", overview, {});
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });
});

describe("subscribers", () => {
  const ADA: Subscriber = {
    user: { id: 9, name: "Ada", avatar: "" },
    since: Date.UTC(2026, 9, 21, 12),
    until: Date.UTC(2026, 10, 21, 12),
    num: 3,
    unit: "month",
    paidTotal: 1_299n,
    status: "running",
  };
  const page = (items: readonly Subscriber[]) => ({ items, total: items.length, page: 1, hasMore: false });
  const list = () => <SubscribersPage />;

  it("are listed with their time, length and what they paid", async () => {
    const bea: Subscriber = { ...ADA, user: { id: 8, name: "", avatar: "" }, status: "ended", paidTotal: 0n };
    await show("/studio/subscribers", list, { subscribers: () => page([ADA, bea]) });
    const region = screen.getByRole("region", { name: "Subscribers" });
    expect(region.textContent).toContain("AdaSince 21/10/2026, until 21/11/2026$12.993 months");
    expect(region.textContent).toContain("Unknown memberSince 21/10/2026, ended on 21/11/2026$0.00");
    expect(screen.getByRole("link", { name: "Ada" }).getAttribute("href")).toBe("/profile/9");
  });

  it("are chosen by the address: name, state and order", async () => {
    const { asked, address } = await show("/studio/subscribers?status=ended&sort=paid", list, {
      subscribers: () => page([]),
    });
    expect(asked).toEqual(['subscribers {"keyword":"","status":"ended","sort":"paid","page":1}']);
    expect(screen.getByText("No matching subscriber.")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Find by name"), "Zoë");
    await waitFor(() => expect(address()).toContain("q=Zo"));
    fireEvent.click(screen.getByRole("radio", { name: "Running" }));
    await settled();
    expect(asked.at(-1)).toBe('subscribers {"keyword":"Zoë","status":"running","sort":"paid","page":1}');
    fireEvent.click(screen.getByRole("button", { name: "Show all subscribers" }));
    await settled();
    expect(address()).toBe("/studio/subscribers");
    expect(screen.getByText("You have no subscribers yet.")).toBeTruthy();
  });

  it("that cannot be read offer to try again", async () => {
    await show("/studio/subscribers", list, {});
    expect(screen.getByText("The list could not be loaded.")).toBeTruthy();
  });

  it("are saved to a file in pages of 500, the oldest first", async () => {
    const { asked } = await show("/studio/subscribers?status=running", list, {
      subscribers: () => page([ADA]),
    });
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
    await settled();
    expect(asked.at(-1)).toBe(
      'subscribers {"keyword":"","status":"running","sort":"oldest","page":1,"size":500}',
    );
    vi.unstubAllGlobals();
  });
});

describe("documents", () => {
  const GUIDE = {
    name: "contributorProgram",
    title: "Contributor programme",
    updatedAt: Date.UTC(2026, 10, 21),
  };
  const documents = () => <DocumentsPage />;

  it("are listed, and read in a dialog", async () => {
    await show("/studio/documents", documents, {
      creatorDocuments: () => [GUIDE as never],
      document: () => ({
        content: { ops: [{ insert: "Write for your readers.\n" }] },
        language: "en_GB",
        updatedAt: undefined,
      }),
    });
    fireEvent.click(screen.getByRole("button", { name: /Contributor programme.*21\/11\/2026/ }));
    const dialog = await screen.findByRole("dialog", { name: "Contributor programme" });
    await waitFor(() => expect(dialog.textContent).toContain("Write for your readers."));
  });

  it("that are none, or cannot be read, say so", async () => {
    await show("/studio/documents", documents, { creatorDocuments: () => [] });
    expect(screen.getByText("There is nothing here yet.")).toBeTruthy();
    cleanup();
    pageClient.clear();
    await show("/studio/documents", documents, { creatorDocuments: () => [GUIDE as never] });
    fireEvent.click(screen.getByRole("button", { name: /Contributor programme/ }));
    expect(await screen.findByText("This text could not be loaded.")).toBeTruthy();
  });
});
