// Helpers for member tests: read codes, register, sign in, return from a platform's page.
import { createFakeWorld } from "../../testing/fakeWorld.ts";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";

export interface MemberBackend extends TestBackend {
  /** Lines of the server's log. */
  readonly log: readonly string[];
  /** The server's time, epoch ms. */
  now(): number;
  /** Advances the server's clock by this many ms. */
  pass(ms: number): void;
}

export const PASSWORD = "Corner2corner";
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** A backend whose clock only moves with `pass`. */
export async function startMemberBackend(): Promise<MemberBackend> {
  let at = Date.UTC(2026, 10, 21, 15, 0);
  const log: string[] = [];
  const world = createFakeWorld(at);
  const backend = await startTestBackend({ now: () => at, world, log: (line) => void log.push(line) });
  return { ...backend, log, now: () => at, pass: (ms) => void (at += ms) };
}

/** The newest code sent to an address. */
export async function mailedCode(backend: TestBackend, email: string): Promise<string> {
  const response = await fetch(`${backend.origin}/__mailbox.json?email=${encodeURIComponent(email)}`);
  const [newest] = (await response.json()) as { code: string }[];
  return newest?.code ?? "";
}

/** Requests a code and reads it from the mailbox. */
export async function askCode(
  backend: TestBackend,
  email: string,
  type: string,
  token?: string,
): Promise<string> {
  await backend.post("/v1/api/user/sendVerificationCode", { email, type }, token);
  return mailedCode(backend, email);
}

/** Six digits that differ from these. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

export interface SignedIn {
  readonly user: { readonly id: number; readonly [field: string]: unknown };
  readonly token: string;
}

/** Registers a new member with a code and PASSWORD. */
export async function register(backend: TestBackend, email: string, nickname = "Ada"): Promise<SignedIn> {
  const code = await askCode(backend, email, "register");
  const body = { email, code, password: PASSWORD, nickname };
  return (await backend.post("/v1/api/user/verifyRegistrationCode", body)).data as SignedIn;
}

export async function login(
  backend: TestBackend,
  email: string,
  password = PASSWORD,
): Promise<{ readonly code: number; readonly token: string }> {
  const { code, data } = await backend.post("/v1/api/user/login", { email, password });
  return { code, token: (data as SignedIn | null)?.token ?? "" };
}

/** The envelope code of a call with a token: 0 while the token is valid, 401 afterwards. */
export async function tokenCode(backend: TestBackend, token: string): Promise<number> {
  return (await backend.get("/v1/api/user/info", token)).code;
}

/** Chooses an identity on a platform's page and reads the code of the return address. */
export async function providerCode(
  backend: TestBackend,
  platform: string,
  identity: string,
): Promise<string> {
  const query = new URLSearchParams({ identity, redirect_uri: `${backend.origin}/login`, state: "s" });
  const response = await fetch(`${backend.origin}/__provider/${platform}/choose?${query.toString()}`, {
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "").searchParams.get("code") ?? "";
}
