// The rich editor in the dialog: its code fails to load and is fetched again, and the question before formats are lost.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import { aComposer, area, closeComposer, composer, type OpenComposer, press } from "./testing/aComposer.tsx";

const network = vi.hoisted(() => ({ isDown: false }));

vi.mock("#i18n/withTexts.ts", () => ({
  withTexts: async (load: () => Promise<unknown>) => {
    if (network.isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return load();
  },
}));

const DOCUMENT = '{"ops":[{"insert":"Goal","attributes":{"bold":true}},{"insert":"\\n"}]}';

let open: OpenComposer;

beforeEach(() => {
  open = aComposer();
  open.core.keep("new", { mode: "rich", text: DOCUMENT });
});
afterEach(async () => {
  network.isDown = false;
  await closeComposer();
});

const question = () => pageStore.get(questionAtom);
const change = (mode: "Simple" | "Rich"): void =>
  void fireEvent.click(screen.getByRole("radio", { name: mode }));
const editor = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: "Text" });

it("says that the editor could not be loaded, with the simple mode at hand, and fetches it again", async () => {
  network.isDown = true;
  await open.show({});
  expect(await screen.findByText("The editor could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Simple" })).toBeTruthy();
  expect(open.core.contentOf("new")?.text).toBe(DOCUMENT);
  network.isDown = false;
  press("Retry");
  expect((await editor()).textContent).toContain("Goal");
});

it("asks before formats are lost, and changes nothing after a no", async () => {
  await open.show({});
  await editor();
  change("Simple");
  await waitFor(() => expect(question()?.message).toContain("bold words"));
  question()?.answer(false);
  await settled();
  expect(composer().dataset["mode"]).toBe("rich");
  expect(open.core.contentOf("new")?.text).toBe(DOCUMENT);
  change("Simple");
  await waitFor(() => expect(question()).toBeDefined());
  question()?.answer(true);
  await waitFor(() => expect(composer().dataset["mode"]).toBe("simple"));
  expect(area().value).toBe("Goal");
  expect(pageStore.get(editorModeAtom)).toBe("simple");
});
