// Codes by e-mail: requested once, with a countdown that outlives the component.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "#ui/overlays/toast.ts";
import { refused } from "../testing/memberServer.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { isCodeOnItsWay, RESEND_AFTER_MS, useSendCode } from "./useSendCode.ts";

function Resend({ email }: { readonly email: string }) {
  const { send, waitSeconds } = useSendCode("changeEmail", email);
  return <button onClick={() => void send()}>{waitSeconds}</button>;
}

let sent = 0;
const show = (email: string, ok = true) =>
  renderWithLive(<Resend email={email} />, {
    act: async () => {
      sent += 1;
      return ok ? { ok: true, value: "We have sent it." } : refused("codeTooSoon", "Wait.");
    },
  });
const shown = (): string => screen.getByRole("button").textContent ?? "";
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  sent = 0;
});
afterEach(() => void vi.useRealTimers());

it("counts down from a minute, and goes on where it was when it is shown again", async () => {
  const first = show("Fan@club.example");
  expect(shown()).toBe("0");
  fireEvent.click(screen.getByRole("button"));
  await later(0);
  expect(shown()).toBe("60");
  expect(toasts.read().map(({ item }) => item.text)).toContain("We have sent it.");
  await later(20_000);
  expect(shown()).toBe("40");
  first.unmount();
  await later(10_000);
  show(" fan@CLUB.example");
  expect(shown()).toBe("30");
  expect(isCodeOnItsWay("changeEmail", "fan@club.example")).toBe(true);
  expect(isCodeOnItsWay("register", "fan@club.example")).toBe(false);
  await later(RESEND_AFTER_MS);
  expect(shown()).toBe("0");
  expect(sent).toBe(1);
});

it("counts nothing that was not sent, and each address for itself", async () => {
  const refusedPage = show("fan@club.example", false);
  fireEvent.click(screen.getByRole("button"));
  await later(0);
  expect(shown()).toBe("0");
  refusedPage.unmount();
  show("fan@club.example");
  fireEvent.click(screen.getByRole("button"));
  await later(0);
  expect(shown()).toBe("60");
  expect(isCodeOnItsWay("changeEmail", "other@club.example")).toBe(false);
});
