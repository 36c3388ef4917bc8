// Opens tabs of a fake browser with a live client in each, on fake timers.
import { expect, vi } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { createLiveClient, type LiveClient } from "../client/liveClient.ts";
import type { FakeBrowser, FakeTab } from "./fakeBrowser.ts";
import type { FakeCore } from "./fakeCore.ts";

const CONTEXT = { language: "en_GB", offsetMinutes: 0 };

export interface OpenedClient extends FakeTab {
  readonly client: LiveClient;
}

/** Lets time pass; fake timers must be on. */
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Connects a tab as the app does; `member`: the sign-in that the page knows of. */
export function connect(tab: FakeTab, member?: string): LiveClient {
  const client = createLiveClient(
    {
      context: CONTEXT,
      settings: { oddsFormat: "decimal" } as never,
      view: DEFAULT_VIEW,
      deviceInfo: "device",
      isLowPower: () => false,
      member,
      onSignedOut: () => undefined,
    },
    tab.parts,
  );
  client.pageStarted();
  return client;
}

/** Opens a tab and waits until its core is supervised. */
export async function openClient(
  browser: FakeBrowser,
  { member, ...options }: { readonly seen?: boolean; readonly member?: string } = {},
): Promise<OpenedClient> {
  const tab = browser.openTab(options);
  const client = connect(tab, member);
  await client.superviseCore();
  // Without SharedWorker the code of the election is loaded, too.
  await vi.dynamicImportSettled();
  await pass(200);
  return { ...tab, client };
}

/** Opens tabs one after another, each in front of the others. */
export async function openAll(browser: FakeBrowser, count: number): Promise<readonly OpenedClient[]> {
  const tabs: OpenedClient[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    for (const before of tabs) before.show(false);
    tabs.push(await openClient(browser));
  }
  return tabs;
}

/** The one running core; fails where there is none, or more. */
export function theCore(browser: FakeBrowser): FakeCore {
  expect(browser.living().map(({ name }) => name)).toHaveLength(1);
  return browser.living()[0] as FakeCore;
}
