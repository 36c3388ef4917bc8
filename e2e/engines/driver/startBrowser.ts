// Starts one of the three engines, each behind the same few words.
import { findBrowser } from "../../commands/lib/browser.ts";
import { findFirefox, findWebKit } from "../../commands/lib/engines.ts";
import type { EngineName, RawBrowser, StartOptions } from "./engine.ts";
import { startPuppeteer } from "./puppeteerEngine.ts";
import { Tab } from "./tab.ts";
import { startWebKit } from "./webKitEngine.ts";

export interface EngineBrowser {
  readonly engine: EngineName;
  readonly version: string;
  /** Opens a tab, in front of the others. */
  tab(): Promise<Tab>;
  /** Those that were opened so far. */
  readonly tabs: readonly Tab[];
  /** Errors and warnings of its pages so far; WebKit's come by the line (`openRelay`). */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

function startRaw(engine: EngineName, options: StartOptions): Promise<RawBrowser> {
  if (engine === "webkit") {
    const files = findWebKit();
    if (files === undefined) throw new Error("no WebKit with a WebDriver is installed");
    return startWebKit(files, options);
  }
  const path = engine === "firefox" ? findFirefox() : findBrowser();
  if (path === undefined) throw new Error(`no ${engine} is installed`);
  return startPuppeteer(engine, path, options);
}

export async function startBrowser(engine: EngineName, options: StartOptions = {}): Promise<EngineBrowser> {
  const raw = await startRaw(engine, options);
  const tabs: Tab[] = [];
  return {
    engine,
    version: raw.version,
    complaints: raw.complaints,
    tabs,
    async tab() {
      const tab = new Tab(engine, await raw.tab());
      tabs.push(tab);
      return tab;
    },
    close: raw.close,
  };
}
