// Who sees the studio: creators its pages, other members what is missing, and what is told when that is unknown.
import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, memberServer } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { FeeConfig } from "#domain/creators/fees.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";
import { StudioLayout } from "./StudioLayout.tsx";

const CONFIG: FeeConfig = {
  least: 99n,
  most: 49_999n,
  maxOptions: 8,
  units: ["month"],
  nums: [1],
  platformRate: 2_000,
  version: 1,
};
const ACCOUNT = {
  id: 7,
  name: "Ada",
  avatar: "",
  email: "a@a.example",
  bio: "",
  birthday: "",
  gender: "unsaid",
  countryId: undefined,
  hasPassword: true,
  joinedAt: undefined,
} as const;

beforeEach(() => pageStore.set(sessionAtom, { id: 7, name: "Ada", avatar: "", session: "s1" }));
const show = (answers: PageAnswers, isAdult?: boolean) =>
  renderPage({
    address: "/studio",
    path: "/studio",
    page: () => <StudioLayout />,
    outlet: () => <p>figures</p>,
    answers,
    act: memberServer(isAdult === undefined ? {} : { checkAge: done(isAdult) }).act,
  });

it("shows a creator the menu and the page", async () => {
  await show({ feeConfig: () => CONFIG });
  expect(screen.getByText("figures")).toBeTruthy();
  const menu = screen.getByRole("navigation", { name: "Creator studio" });
  expect(
    within(menu)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/studio", "/studio/subscribers", "/studio/fees", "/studio/wallet", "/studio/documents"]);
});

it("tells a member who is not a creator what is missing", async () => {
  await show({ feeConfig: () => ({ refusal: "notCreator" }), account: () => ACCOUNT }, false);
  await settled();
  expect(screen.queryByText("figures")).toBeNull();
  expect(screen.getByRole("heading", { name: "You are not a creator yet." })).toBeTruthy();
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual([
    "You are 18 or older. Not metYour profile does not say your birthday yet. Set up",
    "Your profile says in which country you live. Not metPayments need it. Set up",
    "The contributor programme has accepted you. Not metIts team gives the permission to offer subscriptions. Read about it",
  ]);
});

it("marks what is not missing, and believes the server's age alone", async () => {
  const told = { ...ACCOUNT, birthday: "1990-05-17", countryId: 826 };
  await show({ feeConfig: () => ({ refusal: "notCreator" }), account: () => told }, true);
  await settled();
  const states = screen.getAllByRole("listitem").map((item) => item.hasAttribute("data-met"));
  expect(states).toEqual([true, true, false]);
  cleanup();
  pageClient.clear();
  await show({ feeConfig: () => ({ refusal: "notCreator" }), account: () => told }, false);
  await settled();
  expect(screen.getByText("By your birthday you are younger.")).toBeTruthy();
});

it("offers to try again where the server does not answer", async () => {
  await show({});
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByText("figures")).toBeNull();
});

/** The page goes into the back-forward cache, or comes back from it. */
const dispatchPage = (type: "pagehide" | "pageshow"): void =>
  void dispatchEvent(Object.assign(new Event(type), { persisted: true }));
const isHidden = (): boolean => getComputedStyle(document.body).visibility === "hidden";

it("is hidden as soon as the sign-in ends, before it is drawn anew, and shown again afterwards", async () => {
  await show({ feeConfig: () => CONFIG });
  expect(isHidden()).toBe(false);
  const store = pageStore;
  store.set(sessionAtom, { id: 7, name: "Ada", avatar: "new", session: "s1" });
  expect(isHidden()).toBe(false);
  store.set(sessionAtom, undefined);
  expect(isHidden()).toBe(true);
  await settled();
  expect([isHidden(), screen.queryByText("figures")]).toEqual([false, null]);
});

it("is hidden while it is in the back-forward cache, and shown again where the same sign-in is in force", async () => {
  await show({ feeConfig: () => CONFIG });
  dispatchPage("pagehide");
  expect(isHidden()).toBe(true);
  dispatchPage("pageshow");
  expect(isHidden()).toBe(false);
  dispatchPage("pagehide");
  localStorage.removeItem(SESSION_KEY);
  // Every frame until the page is removed is empty.
  dispatchPage("pageshow");
  expect(isHidden()).toBe(true);
  await settled();
  expect([isHidden(), screen.queryByText("figures")]).toEqual([false, null]);
});

it("shows nothing to one who has signed out", async () => {
  pageStore.set(sessionAtom, undefined);
  const { container } = await show({ feeConfig: () => CONFIG });
  expect(container.textContent).toBe("");
});
