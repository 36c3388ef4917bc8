// The settings of sounds: what is stored, the samples, and what is said where nothing can sound.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
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
    await vi.waitFor(() => expect(audio.tones()).toBe(tones));
  }
});

it("without Web Audio the setting says so and cannot be switched on", async () => {
  vi.stubGlobal("AudioContext", undefined);
  await open();
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Sounds" }).disabled).toBe(true);
  expect(screen.getByText("This browser cannot make sounds on a page.")).toBeTruthy();
});
