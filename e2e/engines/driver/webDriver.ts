// A client of a W3C WebDriver server: one session, by the few calls that tests need.

type Method = "GET" | "POST" | "DELETE";

export interface WebDriverSession {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  /** A call below the session, such as `POST url`. Throws with the server's words. */
  call(method: Method, path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

interface Answer {
  readonly value: unknown;
}

/** A script may wait as long as a test's longest condition, ms. */
const SCRIPT_MS = 60_000;

async function ask(method: Method, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok)
    throw new Error(`WebDriver ${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a browser by the server at this origin, which must be listening. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const made = (await ask("POST", `${origin}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    readonly sessionId: string;
    readonly capabilities: WebDriverSession["capabilities"];
  };
  const session = `${origin}/session/${made.sessionId}`;
  await ask("POST", `${session}/timeouts`, { script: SCRIPT_MS });
  return {
    capabilities: made.capabilities,
    call: (method, path, body) => ask(method, `${session}/${path}`, body),
    end: async () => void (await ask("DELETE", session)),
  };
}
