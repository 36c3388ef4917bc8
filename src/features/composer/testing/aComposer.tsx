// Shows the dialog in which posts are written for a test, over drafts in memory, and reads and presses what it shows.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { type FakeDrafts, fakeDrafts } from "#components/testing/fakeDrafts.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { type Rendered, renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { PostRequest } from "#state/dialogs/createPost.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { ComposerDialog } from "../ComposerDialog.tsx";

export const nina = { id: 7, name: "Nina", avatar: "", session: "s1" };
export const signIn = (member: typeof nina | undefined): void =>
  act(() => pageStore.set(sessionAtom, member));

/** Answers to the calls of the dialog; undefined fails like a call without an answer. */
type Answers = Readonly<Record<string, () => unknown>>;

export interface OpenComposer {
  readonly core: FakeDrafts;
  readonly onClose: ReturnType<typeof vi.fn<() => void>>;
  /** What was rendered last. */
  readonly rendered: () => Rendered;
  /** Opens the dialog, and waits for the draft. */
  show(request: PostRequest, answers?: Answers): Promise<void>;
}

/** A dialog of Nina's, who is signed in from now on. `closeComposer` ends it. */
export function aComposer(): OpenComposer {
  let rendered: Rendered;
  const core = fakeDrafts(() => rendered);
  const onClose = vi.fn<() => void>();
  signIn(nina);
  return {
    core,
    onClose,
    rendered: () => rendered,
    async show(request, answers = {}) {
      const getPage = async ({ call }: { readonly call: string }): Promise<PageResult> => {
        const value = answers[call]?.();
        return value === undefined
          ? { ok: false, reason: "noAnswer", code: -1, message: "error" }
          : { ok: true, value };
      };
      rendered = renderWithLive(<ComposerDialog open request={request} onClose={onClose} />, {
        draft: core.draft,
        getPage,
      });
      await screen.findByRole("dialog");
      await allSettled();
    },
  };
}

/** Waits for parts whose code is fetched when they are first shown, too. */
export async function allSettled(): Promise<void> {
  await settled();
  await vi.dynamicImportSettled();
  await settled();
}

/** After each test: closes the dialog. */
export async function closeComposer(): Promise<void> {
  cleanup();
  vi.useRealTimers();
  // The draft is closed once nothing shows it any more.
  await settled();
}

export const area = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>("Text");
export const composer = (): HTMLElement => document.querySelector<HTMLElement>("[data-composer]")!;
export const write = (value: string, field: HTMLElement = area()): void =>
  void fireEvent.change(field, { target: { value } });
export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole("button", { name }));
