// The error catalogue, row by row: a failed call's effect on the page, from the server's answer to the toast.
// See docs/product.md#error-catalogue.
import { act as settle, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createMembersApi, MEMBER_ACTS } from "#api/createMembersApi.ts";
import { createPagesApi } from "#api/createPagesApi.ts";
import { createFakeServer, envelope, status, unauthorized } from "#api/testing/fakeServer.ts";
import { RichText } from "#components/posts/RichText.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { tellFailure } from "#components/acting/tellFailure.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { useAct } from "#components/acting/useAct.ts";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { MemberActName } from "#domain/calls/memberActs.ts";
import type { PageCallName, PageRequest } from "#domain/calls/pageCalls.ts";
import { EMPTY_DELTA } from "#domain/richText/delta.ts";
import { formatsFor } from "#i18n/formats.ts";
import { LOCALES } from "#i18n/locales.ts";
import { onFailedRead } from "#state/pageData/failedReads.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { toasts } from "#ui/overlays/toast.ts";
import { ToastRegion } from "#ui/overlays/ToastRegion.tsx";
import { ACT_PARAMS, EVERY_READ } from "#workers/live/testing/everyCall.ts";

afterEach(() => vi.useRealTimers());

function Press({ name }: { readonly name: MemberActName }) {
  const { run } = useAct(name);
  return <button onClick={() => void run(...([ACT_PARAMS[name], "a-key"] as never))}>do it</button>;
}

/** Runs a call that the server answers with `answer`; returns the toast, if any. */
async function shownAfter(
  answer: Response | undefined,
  name: MemberActName = "follow",
): Promise<string | undefined> {
  const server = createFakeServer(answer === undefined ? [] : [answer]);
  const api = createMembersApi(server.http);
  renderWithLive(
    <>
      <Press name={name} />
      <ToastRegion label="Notices" closeLabel="Dismiss" />
    </>,
    { act: (request, language) => api.act(request, language) },
  );
  fireEvent.click(screen.getByRole("button", { name: "do it" }));
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(0));
  await settle(() => new Promise((resolve) => setTimeout(resolve, 0)));
  const alert = screen.getByRole("alert");
  return alert.querySelector("p")?.textContent ?? undefined;
}

/** The word "error" in the page's language. */
const THE_WORD = "An error occurred.";

describe("a response code neither 0 nor 401", () => {
  it("is a toast with the server's message", async () => {
    expect(await shownAfter(envelope(null, 5001, "No room on the bench"))).toBe("No room on the bench");
  });

  it("is a toast with the word error where the server sends no message", async () => {
    expect(await shownAfter(envelope(null, 5001))).toBe(THE_WORD);
  });

  it("is a toast in the reader's language where a proxy asks for fewer calls, with status 429", async () => {
    const words = "Too many requests at once. Wait a moment and try again.";
    expect(await shownAfter(new Response("<h1>Slow down</h1>", { status: 429 }))).toBe(words);
  });

  it("shows markup as plain text", async () => {
    const hostile = '<img src=x onerror="alert(1)"><b>bold</b>';
    expect(await shownAfter(envelope(null, 5001, hostile))).toBe(hostile);
    expect(screen.getByRole("alert").querySelectorAll("img, b")).toHaveLength(0);
  });
});

function Part({ request: { call, params } }: { readonly request: PageRequest }) {
  const query = usePageData(call, params as never);
  return (
    <PageSection query={query} skeleton={null}>
      {() => <p>content</p>}
    </PageSection>
  );
}

let pagesOpened = 0;

interface ShownRead {
  readonly toasts: readonly string[];
  /** One for each part that failed. */
  readonly states: readonly string[];
}

/** Shows a page whose parts make these reads; the server answers each with `answer`. */
async function pageAfter(answer: Response | undefined, requests: readonly PageRequest[]): Promise<ShownRead> {
  const api = createPagesApi(createFakeServer(answer === undefined ? [] : [answer]).http);
  // Words are shown once an address, so each page has its own.
  pagesOpened += 1;
  history.replaceState(null, "", `/page-${pagesOpened}`);
  const stop = onFailedRead(tellFailure);
  renderWithLive(
    <>
      {requests.map((request) => (
        <Part key={JSON.stringify(request)} request={request} />
      ))}
    </>,
    { getPage: (request, context) => api.load(request, context) },
  );
  const parts = await screen.findAllByRole("alert");
  stop();
  return {
    toasts: toasts.read().map(({ item }) => item.text),
    states: parts.map(({ textContent }) => textContent),
  };
}

describe("a failed read of a page", () => {
  /** docs/product.md#failures-only-logged */
  const SILENT: ReadonlySet<PageCallName> = new Set([
    "languages",
    "dictionary",
    "visitorCountry",
    "popularSearches",
    "footballSource",
    "unreadNotices",
    "userSearch",
    "hotPosts",
    "creators",
    "hotTopics",
    "postMinutes",
    "creator",
    "fees",
    "subscribePermission",
    "orderState",
    "openOrders",
    "feeConfig",
  ]);
  const match: PageRequest = { call: "matchDetails", params: { matchId: 1 } };

  it.each(EVERY_READ.map((request) => [request.call, request] as const))(
    "%s shows the server's words, and a toast unless it is silent",
    async (call, request) => {
      const shown = await pageAfter(envelope(null, 5001, "The stand is closed"), [request]);
      expect(shown.toasts).toEqual(SILENT.has(call) ? [] : ["The stand is closed"]);
      expect(shown.states[0]?.includes("The stand is closed")).toBe(!SILENT.has(call));
    },
  );

  it("shows the word error where the server sends no message", async () => {
    const shown = await pageAfter(envelope(null, 5001), [match]);
    expect(shown.toasts).toEqual([THE_WORD]);
    expect(shown.states[0]).toContain(THE_WORD);
  });

  it("shows one toast for all parts that fail with the same words", async () => {
    const parts: readonly PageRequest[] = [
      match,
      { call: "matchSummary", params: { matchId: 1 } },
      { call: "matchAnalysis", params: { matchId: 1 } },
    ];
    const shown = await pageAfter(envelope(null, 5001, "The stand is closed"), parts);
    expect(shown.toasts).toEqual(["The stand is closed"]);
    expect(shown.states).toHaveLength(3);
  });

  it.each([
    ["status text of a server that fails", status(503, "Service Unavailable"), "Service Unavailable"],
    ["word error without any answer", undefined, THE_WORD],
  ])("shows the %s and a hint at the connection, without a toast", async (_name, answer, words) => {
    const shown = await pageAfter(answer, [match]);
    expect(shown.toasts).toEqual([]);
    expect(shown.states[0]).toContain(words);
    expect(shown.states[0]).toContain("Check your connection");
  });

  it("shows the server's words of an id that it does not know", async () => {
    const shown = await pageAfter(envelope(null, 404, "There is no such match"), [match]);
    expect(shown.toasts).toEqual(["There is no such match"]);
  });

  it("shows nothing of code 401", async () => {
    const shown = await pageAfter(envelope(null, 401, "Please sign in"), [match]);
    expect(shown.toasts).toEqual([]);
    expect(shown.states[0]).not.toContain("Please sign in");
  });
});

describe("a transport error", () => {
  it.each([
    ["a status with its text", status(404, "Not Found"), "Not Found"],
    ["a status without text", status(400), THE_WORD],
    ["a page that is no envelope", new Response("<h1>Sign in to the airport</h1>"), THE_WORD],
    ["no answer at all", undefined, THE_WORD],
  ])("that is %s is a toast", async (_name, answer, words) => {
    expect(await shownAfter(answer)).toBe(words);
  });

  it("is success false with code -1", async () => {
    const api = createMembersApi(createFakeServer([status(418, "Teapot")]).http);
    const answer = await api.act({ act: "follow", params: { userId: 1 } }, "en_GB");
    expect(answer).toEqual({ ok: false, reason: "refused", code: -1, message: "Teapot" });
  });
});

describe("code 401", () => {
  it.each([
    ["in the envelope", envelope(null, 401, "Please sign in")],
    ["as a status", unauthorized()],
  ])("%s is said nothing of", async (_name, answer) => {
    expect(await shownAfter(answer)).toBeUndefined();
  });

  it("clears the login state once, however many calls receive it", async () => {
    const onUnauthorized = vi.fn<(token: string | undefined) => void>();
    const server = createFakeServer([envelope(null, 401)], { getToken: () => "t", onUnauthorized });
    const api = createMembersApi(server.http);
    const acts = Array.from({ length: 4 }, () => api.act({ act: "follow", params: { userId: 1 } }, "en_GB"));
    for (const answer of await Promise.all(acts))
      expect(answer).toMatchObject({ ok: false, reason: "signedOut", code: 401 });
    expect(onUnauthorized.mock.calls).toEqual([["t"]]);
  });
});

it("a failed login is success false with code -1 and the server's message", async () => {
  const login = { act: "signIn", params: { email: "a@b.example", password: "x" } } as const;
  for (const answer of [envelope(null, 4001, "Wrong password"), envelope(null, 401, "Wrong password")]) {
    const api = createMembersApi(createFakeServer([answer]).http);
    expect(await api.act(login, "en_GB")).toEqual({
      ok: false,
      reason: "refused",
      code: -1,
      message: "Wrong password",
    });
  }
});

describe("what is only logged", () => {
  /**
   * docs/product.md#failures-only-logged: language setting, age check, and calls that the user did not
   * start.
   */
  const SILENT: ReadonlySet<MemberActName> = new Set([
    "signOut",
    "loadConfig",
    "saveConfig",
    "checkAge",
    "markRead",
  ]);

  it.each(Object.keys(MEMBER_ACTS) as MemberActName[])(
    "act %s: a toast unless it is one of these",
    async (name) => {
      const words = await shownAfter(envelope(null, 5001, "Refused"), name);
      expect(words).toBe(SILENT.has(name) ? undefined : "Refused");
    },
  );

  it("a picture that cannot be loaded is replaced by the default one, without a toast", () => {
    const { container } = renderWithLive(
      <>
        <UserAvatar user={{ id: 1, name: "Ada", avatar: "/img/upload/gone.png" }} linked={false} />
        <ToastRegion label="Notices" closeLabel="Dismiss" />
      </>,
    );
    const picture = container.querySelector("img");
    if (picture) fireEvent.error(picture);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/images/default-avatar.png");
    expect(toasts.read()).toEqual([]);
  });
});

it("rich text that cannot be read is empty", () => {
  for (const document of [EMPTY_DELTA, "{damaged", null, 7, { ops: "none" }]) {
    const { container, unmount } = renderWithLive(<RichText document={document} />);
    expect(container.querySelectorAll("[data-rich-text] > :not([hidden])")).toHaveLength(0);
    unmount();
  }
});

it("a date that cannot be read is shown as sent", () => {
  for (const locale of LOCALES) {
    for (const raw of ["soon", "2026-13-45", ""]) expect(formatsFor(locale).numericDay(raw)).toBe(raw);
  }
});
