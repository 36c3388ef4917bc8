// The switch between simple and rich: nothing is lost unasked, and nothing changes after a no.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { ModeSwitch, type ModeSwitchProps } from "./ModeSwitch.tsx";

const question = () => pageStore.get(questionAtom);

function show(props: Pick<ModeSwitchProps, "mode" | "text">) {
  const changes: Parameters<ModeSwitchProps["onChange"]>[0][] = [];
  renderWithLive(<ModeSwitch {...props} media={[]} onChange={(written) => changes.push(written)} />);
  return { changes, press: (name: string) => fireEvent.click(screen.getByRole("radio", { name })) };
}

const rich = (...ops: readonly object[]): string => JSON.stringify({ ops });

afterEach(() => question()?.answer(false));

describe("the mode", () => {
  it("becomes rich unasked, with the text as it was", async () => {
    const { changes, press } = show({ mode: "simple", text: "a\n\nb" });
    press("Rich");
    const written = { mode: "rich", text: rich({ insert: "a\n\nb\n" }), media: [] };
    await waitFor(() => expect(changes).toEqual([written]));
    expect(question()).toBeUndefined();
  });

  it("becomes simple unasked where nothing is lost", async () => {
    const { changes, press } = show({ mode: "rich", text: rich({ insert: "a\n\nb\n" }) });
    press("Simple");
    await waitFor(() => expect(changes).toEqual([{ mode: "simple", text: "a\n\nb", media: [] }]));
    expect(question()).toBeUndefined();
  });

  it("stays after a no, and each loss was named", async () => {
    const { changes, press } = show({
      mode: "rich",
      text: rich(
        { insert: "a", attributes: { bold: true, link: "https://a.example" } },
        { insert: { tag: { text: "Derby" } } },
        { insert: { image: "/img/a.png" } },
        { insert: "b\n", attributes: { list: "bullet" } },
      ),
    });
    press("Simple");
    await waitFor(() => expect(question()).toBeDefined());
    expect(question()?.message).toBe(
      "Formats such as bold words and headings are lost. Lists become lines without bullets or numbers. " +
        "1 link loses its address. 1 tag becomes a word. 1 picture or video moves below the text.",
    );
    question()?.answer(false);
    await Promise.resolve();
    expect(changes).toEqual([]);
  });

  it("becomes simple after a yes", async () => {
    const { changes, press } = show({
      mode: "rich",
      text: rich({ insert: "a", attributes: { bold: true } }),
    });
    press("Simple");
    await waitFor(() => expect(question()).toBeDefined());
    question()?.answer(true);
    await waitFor(() => expect(changes).toEqual([{ mode: "simple", text: "a", media: [] }]));
  });
});
