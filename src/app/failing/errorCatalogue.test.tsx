// The error catalogue, row by row: a failed call's effect on the page, from the server's answer to the toast.
// See docs/product.md#error-catalogue.
import { act as settle, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMembersApi, MEMBER_ACTS } from "#api/createMembersApi.ts";
import { createFakeServer, envelope, status } from "#api/testing/fakeServer.ts";
import { RichText } from "#components/posts/RichText.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { useAct } from "#components/forms/useAct.ts";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { MemberActName } from "#domain/calls/memberActs.ts";
import { EMPTY_DELTA } from "#domain/richText/delta.ts";
import { formatsFor } from "#i18n/formats.ts";
import { LOCALES } from "#i18n/locales.ts";
import { toasts } from "#ui/overlays/toast.ts";
import { ToastRegion } from "#ui/overlays/ToastRegion.tsx";

afterEach(() => {
  for (const { id } of toasts.read()) toasts.remove(id);
  vi.useRealTimers();
});

/** Parameters that are valid for the body of every act. */
const PARAMS = {
  picture: new Blob(),
  purpose: "reset",
  kind: "idea",
  language: "en_GB",
  zoneOffset: 0,
  settings: {},
  rest: {},
};

function Press({ name }: { readonly name: MemberActName }) {
  const { run } = useAct(name);
  return <button onClick={() => void run(...([PARAMS, "a-key"] as never))}>do it</button>;
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

  it("shows markup as plain text", async () => {
    const hostile = '<img src=x onerror="alert(1)"><b>bold</b>';
    expect(await shownAfter(envelope(null, 5001, hostile))).toBe(hostile);
    expect(screen.getByRole("alert").querySelectorAll("img, b")).toHaveLength(0);
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
    ["as a status", status(401, "Unauthorized")],
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
    const { container, unmount } = renderWithLive(<RichText document={document as never} />);
    expect(container.querySelectorAll("[data-rich-text] > :not([hidden])")).toHaveLength(0);
    unmount();
  }
});

it("a date that cannot be read is shown as sent", () => {
  for (const locale of LOCALES) {
    for (const raw of ["soon", "2026-13-45", ""]) expect(formatsFor(locale).numericDay(raw)).toBe(raw);
  }
});

describe("a toast", () => {
  beforeEach(() => vi.useFakeTimers());

  it("is shown for 3 s, longer while the pointer is on it", () => {
    renderWithLive(<ToastRegion label="Notices" closeLabel="Dismiss" />);
    settle(() => toasts.push({ kind: "info", text: "Saved" }));
    settle(() => void vi.advanceTimersByTime(2_999));
    expect(screen.getByRole("status").textContent).toContain("Saved");
    settle(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("status").textContent).toBe("");

    settle(() => toasts.push({ kind: "error", text: "Refused" }));
    fireEvent.pointerEnter(screen.getByRole("region", { name: "Notices" }));
    settle(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole("alert").textContent).toContain("Refused");
    fireEvent.pointerLeave(screen.getByRole("region", { name: "Notices" }));
    settle(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("is removed when it is closed, and the others time out on their own", () => {
    renderWithLive(<ToastRegion label="Notices" closeLabel="Dismiss" />);
    settle(() => {
      toasts.push({ kind: "error", text: "one" });
      toasts.push({ kind: "error", text: "two" });
    });
    const [close] = screen.getAllByRole("button", { name: "Dismiss" });
    close?.focus();
    if (close) fireEvent.click(close);
    expect(screen.getByRole("alert").textContent).toBe("two");
    settle(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});
