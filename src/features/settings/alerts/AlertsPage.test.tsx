// The settings of alerts: what is stored, the samples, and what is said where the browser lacks or forbids something.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "#components/testing/renderPage.tsx";
import { fakeAudio } from "#state/alerts/testing/fakeAudio.ts";
import { AlertsPage } from "./AlertsPage.tsx";

afterEach(() => vi.unstubAllGlobals());

const stored = (): unknown => JSON.parse(localStorage.getItem("touchline.alerts.1") ?? "null");
const open = () =>
  renderPage({
    address: "/settings/page",
    path: "/settings/page",
    page: () => <AlertsPage />,
    answers: {},
  });

it("sounds are off, and on with a volume and three samples", async () => {
  const audio = fakeAudio();
  audio.allow();
  await open();
  expect(screen.queryByRole("slider")).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: "Sounds" }));
  expect(stored()).toMatchObject({ sounds: true, volume: 60 });
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Volume" });
  expect([slider.min, slider.max, slider.step]).toEqual(["10", "100", "10"]);
  for (const [name, tones] of [
    ["Goal", 3],
    ["Card", 5],
    ["Whistle", 7],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name }));
    await expect.poll(() => audio.tones()).toBe(tones);
  }
});

it("without Web Audio the setting says so and cannot be switched on", async () => {
  vi.stubGlobal("AudioContext", undefined);
  await open();
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Sounds" }).disabled).toBe(true);
  expect(screen.getByText("This browser cannot make sounds on a page.")).toBeTruthy();
});

describe("notifications of the system", () => {
  const showNotification = vi.fn();

  /** A browser that allows as `permission` says, and answers `then` to the question. */
  function aBrowser(permission: string, then = permission) {
    const requestPermission = vi.fn(async () => {
      vi.stubGlobal("Notification", { permission: then, requestPermission });
      return then;
    });
    vi.stubGlobal("Notification", { permission, requestPermission });
    const registration = { showNotification };
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: {
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    return requestPermission;
  }

  const theSwitch = () => screen.getByRole<HTMLInputElement>("switch", { name: "System notifications" });

  it("ask for permission by a press alone", async () => {
    const asked = aBrowser("default", "granted");
    await open();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(theSwitch());
    expect(asked).toHaveBeenCalledOnce();
    await expect.poll(() => theSwitch().checked).toBe(true);
    expect(stored()).toMatchObject({ notifications: true });
  });

  it("stay off where the question is refused, and the way back is explained", async () => {
    aBrowser("default", "denied");
    await open();
    await userEvent.click(theSwitch());
    expect(await screen.findByText(/open the site settings beside the address/)).toBeTruthy();
    expect([theSwitch().checked, theSwitch().disabled]).toEqual([false, true]);
  });

  it("cannot be switched on where the browser has none", async () => {
    aBrowser("default");
    vi.stubGlobal("Notification", undefined);
    await open();
    expect(await screen.findByText(/offers no system notifications here/)).toBeTruthy();
    expect(theSwitch().disabled).toBe(true);
  });
});
