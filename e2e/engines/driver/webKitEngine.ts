// WebKit by the system's WebDriver: WebKitGTK's MiniBrowser on a screen in memory, Safari on a Mac.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fontEnvironment } from "../../commands/lib/testFonts.ts";
import type { WebKitFiles } from "../../commands/lib/engines.ts";
import type { Modifier, RawBrowser, RawTab, Size, StartOptions } from "./engine.ts";
import { WIDE } from "./sizes.ts";
import { openSession, type WebDriverSession } from "./webDriver.ts";

const STARTED_WITHIN_MS = 30_000;
/** Code points of keys in WebDriver. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowDown: "\uE015",
  Shift: "\uE008",
  Control: "\uE009",
  Meta: "\uE03D",
};
const codeOf = (name: string): string => KEYS[name] ?? name;

/** A screen in memory; ends with `stop`. */
async function startScreen(): Promise<{ readonly name: string; stop(): void }> {
  const args = ["-displayfd", "3", "-screen", "0", "2000x1600x24", "-nolisten", "tcp"];
  const child = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const written = child.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    written.once("data", (text: Buffer) => resolve(text.toString().trim()));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}`)));
  });
  return { name: `:${number}`, stop: () => void child.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves once the server answers. */
async function listening(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + STARTED_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
  throw new Error("the WebDriver of WebKit did not start");
}

/** Without a window manager a window that fills its screen has the size that it is given, without bars. */
function capabilitiesOf({ miniBrowser }: WebKitFiles, { without }: StartOptions): object {
  if (miniBrowser === undefined) return { browserName: "safari" };
  const args = ["--automation", "--full-screen"];
  if (without === "cookies") args.push("--cookies-policy=never");
  if (without === "null") args.push("--enable-html5-local-storage=false");
  return { "webkitgtk:browserOptions": { binary: miniBrowser, args } };
}

/**
 * Calls for one tab: each goes to the window that was chosen last, so that a call for another one waits until both the
 * choice and what it is for are answered.
 */
function rawTab(session: WebDriverSession, handle: string, inTurn: InTurn): RawTab {
  const call = (method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> =>
    inTurn(handle, () => session.call(method, path, body));
  const keys = (actions: readonly object[]) =>
    call("POST", "actions", { actions: [{ type: "key", id: "keys", actions }] });
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  return {
    goto: async (url) => void (await call("POST", "url", { url })),
    reload: async () => void (await call("POST", "refresh")),
    back: async () => void (await call("POST", "back")),
    async read(expression) {
      const script = `const tell = arguments[0];
        Promise.resolve().then(() => (${expression})).then(
          (value) => tell({ value: JSON.stringify(value) }),
          (error) => tell({ error: String(error?.message ?? error) }),
        );`;
      const { value, error } = (await call("POST", "execute/async", { script, args: [] })) as {
        readonly value?: string;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value === undefined || value === null ? undefined : (JSON.parse(value) as unknown);
    },
    async pressAt(x, y) {
      const at = { x: Math.round(x), y: Math.round(y), origin: "viewport", duration: 0 };
      const actions = [
        { type: "pointerMove", ...at },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await call("POST", "actions", {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    },
    async key(name, modifiers: readonly Modifier[]) {
      await keys([
        ...modifiers.map((modifier) => ({ type: "keyDown", value: codeOf(modifier) })),
        ...stroke(codeOf(name)),
        ...modifiers.toReversed().map((modifier) => ({ type: "keyUp", value: codeOf(modifier) })),
      ]);
    },
    type: async (text) =>
      void (await keys(
        Array.from(text).flatMap((letter) => stroke(letter === "\n" ? codeOf("Enter") : letter)),
      )),
    resize: async (size: Size) => void (await call("POST", "window/rect", { x: 0, y: 0, ...size })),
    toFront: async () => void (await call("GET", "title")),
    picture: async () => Buffer.from((await call("GET", "screenshot")) as string, "base64"),
    close: async () => void (await call("DELETE", "window")),
  };
}

type InTurn = <Value>(handle: string, work: () => Promise<Value>) => Promise<Value>;

function createTurns(session: WebDriverSession): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let chosen = "";
  return (handle, work) => {
    const turn = last.then(async () => {
      if (chosen !== handle) await session.call("POST", "window", { handle });
      chosen = handle;
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Starts WebKit; each start is a private session, with nothing of another one. */
export async function startWebKit(files: WebKitFiles, options: StartOptions): Promise<RawBrowser> {
  const screen = files.miniBrowser === undefined ? undefined : await startScreen();
  const port = await freePort();
  const child = spawn(
    files.driver,
    files.miniBrowser === undefined ? ["-p", String(port)] : [`--port=${port}`],
    {
      stdio: ["ignore", "ignore", "ignore"],
      env: {
        ...fontEnvironment(),
        TZ: "Europe/London",
        ...(screen ? { DISPLAY: screen.name, GDK_BACKEND: "x11" } : {}),
        ...(options.dark ? { GTK_THEME: "Adwaita:dark" } : {}),
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
    },
  );
  const stop = (): void => {
    child.kill();
    screen?.stop();
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await listening(origin, child);
    const session = await openSession(origin, capabilitiesOf(files, options));
    const inTurn = createTurns(session);
    let isFirst = true;
    const { browserName, browserVersion } = session.capabilities;
    return {
      version: `${browserName} ${browserVersion}`,
      complaints: [],
      async tab() {
        const first = (await session.call("GET", "window/handles")) as readonly string[];
        const made = isFirst
          ? { handle: first[0]! }
          : // A window of its own is visible; the driver cannot bring a tab to the front.
            ((await session.call("POST", "window/new", { type: "window" })) as { readonly handle: string });
        isFirst = false;
        const tab = rawTab(session, made.handle, inTurn);
        await tab.resize(options.size ?? WIDE);
        return tab;
      },
      async close() {
        await session.end().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
