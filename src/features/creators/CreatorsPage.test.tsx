// The creators' page: what it lists and asks for, its address, and every state of the list.
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import type { Paged } from "#domain/member/member.ts";
import { aCreator, aCreatorPage } from "#domain/testing/aCreator.ts";
import { fakeObservers } from "#components/testing/fakeObservers.ts";
import { type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { CreatorsPage } from "./CreatorsPage.tsx";

type Asked = { readonly keyword: string; readonly sort: string; readonly page: number };
type Answer = Paged<CreatorOffer> | Promise<Paged<CreatorOffer>> | { readonly code: number };

const nina = { id: 1, name: "Nina", avatar: "", session: "s1" };

const open = (answer: (asked: Asked) => Answer, address = "/creators"): Promise<RenderedPage> =>
  renderPage({
    address,
    path: "/creators",
    page: () => <CreatorsPage />,
    answers: { creatorSearch: answer },
  });

const names = (): readonly string[] =>
  screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent ?? "");

it("lists creators with what they write and cost, in the order of the address", async () => {
  const { asked } = await open(
    () =>
      aCreatorPage([
        aCreator(8, { bio: "Tactics" }),
        aCreator(9, { name: "", leastPrice: undefined, fansPostCount: 0, postCount: 1, subscriberCount: 0 }),
      ]),
    "/creators?sort=newest",
  );
  expect(new Set(asked)).toEqual(new Set(['creatorSearch {"keyword":"","sort":"newest","page":1}']));
  expect(document.title).toBe("Creators – Touchline");
  const [first, second] = screen.getAllByRole("article").slice(1);
  expect(first?.textContent).toContain("Tactics12 posts4 for subscribers23 subscribers");
  expect(first?.textContent).toContain("from $1.663 / month");
  expect(first?.getAttribute("data-creator-id")).toBe("8");
  expect(within(first!).getByRole("link", { name: "Creator 8" }).getAttribute("href")).toBe("/profile/8");
  expect(second?.textContent).toBe("Unknown member1 post0 subscribersNo subscriptions on offer");
  expect(screen.getByRole("status").textContent).toBe("2 creators");
});

it("marks the reader's own entry", async () => {
  await open(() => aCreatorPage([aCreator(8, { isSelf: true })]));
  expect(names()).toEqual(["Creator 8You"]);
  expect(screen.getByRole("link", { name: "Open the studio" })).toBeTruthy();
});

it("puts the order into the address, and leaves out the first one", async () => {
  const { address } = await open(() => aCreatorPage([aCreator(8)]), "/creators?q=cle");
  const order = screen.getByRole("combobox", { name: "Order of creators" });
  fireEvent.change(order, { target: { value: "posts" } });
  await settled();
  expect(address()).toBe("/creators?q=cle&sort=posts");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "subscribers" } });
  await settled();
  expect(address()).toBe("/creators?q=cle");
});

it("searches after a pause in typing, once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked, address } = await open(({ keyword }) =>
    aCreatorPage(keyword === "" ? [aCreator(8), aCreator(9)] : [aCreator(9)]),
  );
  const field = screen.getByRole("searchbox", { name: "Search creators by name" });
  for (const value of ["c", "cl", " cleo "]) {
    fireEvent.change(field, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(new Set(asked).size).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(300));
  vi.useRealTimers();
  await settled();
  expect([...new Set(asked)]).toEqual([
    'creatorSearch {"keyword":"","sort":"subscribers","page":1}',
    'creatorSearch {"keyword":"cleo","sort":"subscribers","page":1}',
  ]);
  expect(address()).toBe("/creators?q=cleo");
  expect((field as HTMLInputElement).value).toBe(" cleo ");
  expect(names()).toEqual(["Creator 9"]);
});

it("says that no name matches, and shows all again", async () => {
  const { address } = await open(
    ({ keyword }) => aCreatorPage(keyword === "" ? [aCreator(8)] : []),
    "/creators?q=zed",
  );
  expect(screen.getByText(/No creator’s name contains/).textContent).toContain("zed");
  fireEvent.click(screen.getByRole("button", { name: "Show all creators" }));
  await settled();
  expect(address()).toBe("/creators");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  expect(names()).toEqual(["Creator 8"]);
});

it("without creators says what is listed here, and names the muted ones to a member", async () => {
  const visit = await open(() => aCreatorPage([]));
  expect(screen.getByText("There are no creators here yet.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Muted people" })).toBeNull();
  visit.unmount();
  pageClient.clear();
  pageStore.set(sessionAtom, nina);
  await open(() => aCreatorPage([]));
  expect(screen.getByText("Creators whom you have muted are left out.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Muted people" }).getAttribute("href")).toBe(
    "/settings/community/muted",
  );
});

it("keeps the place of the list while it loads", async () => {
  await open(() => new Promise<never>(() => undefined));
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});

it("says that the list could not be loaded, and shows it after Retry", async () => {
  let answer: Answer = { code: 5 };
  await open(() => answer);
  expect(screen.getByRole("alert").textContent).toContain("The creators could not be loaded.");
  answer = aCreatorPage([aCreator(8)]);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settled();
  expect(names()).toEqual(["Creator 8"]);
});

it("loads five pages by themselves near the end, then one a press, and says where it ends", async () => {
  const near = fakeObservers();
  await open(({ page }) => aCreatorPage([aCreator(page)], { page, total: 7, hasMore: page < 7 }));
  for (let turn = 0; turn < 8; turn += 1) await near();
  expect(names()).toHaveLength(5);
  // Nobody has pressed the button, so the focus stays.
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByText("There are no more creators.")).toBeNull();
  for (const at of [6, 7]) {
    const button = screen.getByRole("button", { name: "Show more" });
    button.focus();
    fireEvent.click(button);
    await settled();
    expect(document.activeElement?.getAttribute("data-creator-id")).toBe(String(at));
  }
  expect(names()).toHaveLength(7);
  expect(screen.getByText("There are no more creators.")).toBeTruthy();
  vi.unstubAllGlobals();
});

it("keeps what is shown when a later page fails, with Retry in its place", async () => {
  let second: Answer = { code: 5 };
  await open(({ page }) => (page === 1 ? aCreatorPage([aCreator(1)], { total: 2, hasMore: true }) : second));
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await settled();
  expect(screen.getByRole("alert").textContent).toContain("More creators could not be loaded.");
  expect(names()).toEqual(["Creator 1"]);
  second = aCreatorPage([aCreator(2)], { page: 2, total: 2 });
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settled();
  expect(names()).toEqual(["Creator 1", "Creator 2"]);
});
