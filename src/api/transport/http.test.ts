// The headers of every call, how its answer is read, and that nothing throws or hangs.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import type { CallOptions } from "./http.ts";
import { createFakeServer, envelope, status, unauthorized } from "../testing/fakeServer.ts";
import { post } from "./post.ts";

const asItCame: CallOptions<unknown> = { read: (data) => data };
const TRANSPORT_FAILURE = { ok: false, reason: "noAnswer", code: -1, message: "error" };

describe("a call", () => {
  it("carries Device-info, lang, its parameters, and the token when there is one", async () => {
    const server = createFakeServer([envelope(5)], { getToken: () => "abc" });
    expect(await server.http.get("/x", { b: 2, none: undefined, flag: true }, asItCame)).toEqual({
      ok: true,
      value: 5,
    });
    const [asked] = server.asked;
    expect(asked?.query).toEqual({ lang: "en_GB", b: "2", flag: "true" });
    expect(asked?.headers.get("Device-info")).toBe("web|1.2.0|120|desktop|Linux|6|id|official");
    expect(asked?.headers.get("Authorization")).toBe("Bearer abc");
  });

  it("has no Authorization without a token, and may name its own language", async () => {
    const server = createFakeServer([envelope(5)]);
    await server.http.get("/x", { lang: "ar_SA" }, asItCame);
    expect(server.asked[0]?.headers.has("Authorization")).toBe(false);
    expect(server.asked[0]?.query).toEqual({ lang: "ar_SA" });
  });

  it("posts null as no body, without a type", async () => {
    const server = createFakeServer([envelope(null)]);
    await post(server.http, "/x", {}, null, asItCame);
    expect(server.asked[0]).toMatchObject({ method: "POST", body: undefined });
    expect(server.asked[0]?.headers.get("Content-Type")).toBeNull();
  });

  it("posts its body as JSON, an empty one as {}", async () => {
    const server = createFakeServer([envelope(null)]);
    await post(server.http, "/x", {}, [1, 2], asItCame);
    await post(server.http, "/x", {}, undefined, asItCame);
    expect(server.asked.map((asked) => [asked.method, asked.body])).toEqual([
      ["POST", "[1,2]"],
      ["POST", "{}"],
    ]);
    expect(server.asked[0]?.headers.get("Content-Type")).toBe("application/json");
  });

  it("goes to the configured origin", async () => {
    const urls: string[] = [];
    const { http } = createFakeServer([], {
      origin: "https://api.example",
      fetch: async (input) => {
        urls.push(input instanceof Request ? input.url : input.toString());
        return envelope(1);
      },
    });
    await http.get("/x", {}, asItCame);
    expect(urls).toEqual(["https://api.example/x?lang=en_GB"]);
  });
});

describe("where a call may go", () => {
  const asked: Request[] = [];
  const http = (origin: string) =>
    createFakeServer([], {
      origin,
      getToken: () => "abc",
      fetch: async (input, init) => {
        asked.push(
          new Request(new URL(input instanceof Request ? input.url : input, "https://here.example"), init),
        );
        return envelope(1);
      },
    }).http;

  it.each([
    "@evil.example/x",
    "//evil.example/x",
    "/\\evil.example/x",
    "/\t/evil.example/x",
    "/\n\\evil.example",
    ".evil.example/x",
    ":80@evil.example/",
    "https://evil.example/x",
    "javascript:alert(1)",
    "",
    "/",
  ])("is no other host: %j is not asked for", async (path) => {
    asked.length = 0;
    for (const origin of ["", "https://api.example"]) {
      expect(await http(origin).get(path, {}, asItCame)).toEqual(TRANSPORT_FAILURE);
      expect(await post(http(origin), path, {}, {}, asItCame)).toEqual(TRANSPORT_FAILURE);
    }
    expect(asked).toEqual([]);
  });

  it("is the API's origin for any path; the token is in a header only, and redirects are refused", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.array(fc.string()).map((parts) => `/${parts.map(encodeURIComponent).join("/")}`),
          anyText(),
          fc.constantFrom("/v1/../..//evil.example", "/v1@evil/"),
        ),
        fc.string(),
        async (path, value) => {
          for (const origin of ["", "https://api.example"]) {
            asked.length = 0;
            await http(origin).get(path, { value }, asItCame);
            for (const request of asked) {
              expect(new URL(request.url).origin).toBe(origin || "https://here.example");
              expect(request.redirect).toBe("error");
              expect(request.headers.get("Authorization")).toBe("Bearer abc");
            }
          }
        },
      ),
    );
  });
});

describe("an answer", () => {
  it("with code 0 is its data, decoded", async () => {
    const { http } = createFakeServer([envelope("7", "0")]);
    expect(await http.get("/x", {}, { read: Number })).toEqual({ ok: true, value: 7 });
  });

  it("with another code is a failure with the server's message, or the word error", async () => {
    const { http } = createFakeServer([envelope(null, 5019, "Set up first"), envelope(null, 7)]);
    expect(await http.get("/x", {}, asItCame)).toEqual({
      ok: false,
      reason: "refused",
      code: 5019,
      message: "Set up first",
    });
    expect(await http.get("/x", {}, asItCame)).toEqual({
      ok: false,
      reason: "refused",
      code: 7,
      message: "error",
    });
  });

  it("marks its failure as silent when the call is", async () => {
    const { http } = createFakeServer([envelope(null, 7)]);
    const quiet = { ...asItCame, silent: true };
    expect(await http.get("/x", {}, quiet)).toEqual({
      ok: false,
      reason: "refused",
      code: 7,
      message: "error",
      silent: true,
    });
  });

  it("whose data cannot be decoded is a transport error", async () => {
    const { http } = createFakeServer([envelope("x")]);
    expect(await http.get("/x", {}, { read: () => undefined })).toEqual(TRANSPORT_FAILURE);
  });

  it.each([
    "<html>Sign in to the airport</html>",
    "",
    '{"code":0,"data":',
    "[]",
    "null",
    '{"data":1}',
    '"ok"',
    "0",
  ])("that is %j and no envelope is a transport error", async (body) => {
    const { http } = createFakeServer([new Response(body)]);
    expect(await http.get("/x", {}, asItCame)).toEqual(TRANSPORT_FAILURE);
  });

  it("with a status from 400 is a transport error with the status text", async () => {
    const { http } = createFakeServer([status(404, "Not Found"), status(503)]);
    expect(await http.get("/x", {}, asItCame)).toEqual({
      ok: false,
      reason: "refused",
      code: -1,
      message: "Not Found",
    });
    expect(await http.get("/x", {}, asItCame)).toEqual(TRANSPORT_FAILURE);
  });

  it.each([status(429, ""), status(429, "too many requests (proxy)")])(
    "with status 429 names it in one way, whatever the proxy writes",
    async (answer) => {
      const { http } = createFakeServer([answer]);
      expect(await http.get("/x", {}, asItCame)).toEqual({
        ok: false,
        reason: "refused",
        code: -1,
        message: "Too Many Requests",
      });
    },
  );

  it("that never arrives fails at its deadline, even where the abort signal is ignored", async () => {
    const hanging = createFakeServer(() => new Promise<Response>(() => undefined), { timeoutMs: 15 });
    expect(await hanging.http.get("/x", {}, asItCame)).toEqual(TRANSPORT_FAILURE);
    const endless = new Response(new ReadableStream({ pull: () => new Promise<void>(() => undefined) }));
    const trickling = createFakeServer(() => endless);
    expect(await trickling.http.get("/x", {}, { ...asItCame, timeoutMs: 15 })).toEqual(TRANSPORT_FAILURE);
  });

  it("is aborted when the caller aborts", async () => {
    const stop = new AbortController();
    const { http } = createFakeServer(() => new Promise<Response>(() => undefined));
    const call = http.get("/x", {}, { ...asItCame, signal: stop.signal });
    stop.abort();
    expect(await call).toEqual(TRANSPORT_FAILURE);
    expect(await http.get("/x", {}, { ...asItCame, signal: stop.signal })).toEqual(TRANSPORT_FAILURE);
  });

  it("never makes a call throw, whatever the server sends or the headers contain", async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), anyText(), async (body, token) => {
        const { http } = createFakeServer([new Response(body)], { getToken: () => token });
        expect(typeof (await http.get("/x", { q: body }, asItCame)).ok).toBe("boolean");
      }),
    );
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    const { http } = createFakeServer([envelope(1)]);
    expect(await post(http, "/x", {}, cycle, asItCame)).toEqual(TRANSPORT_FAILURE);
  });
});

describe("a refused token", () => {
  it.each([unauthorized(), envelope(null, 401)])(
    "is reported once, however many calls receive it",
    async (answer) => {
      const onUnauthorized = vi.fn<(token: string | undefined) => void>();
      const { http } = createFakeServer([answer], { getToken: () => "old", onUnauthorized });
      const calls = Array.from({ length: 5 }, () => http.get("/x", {}, asItCame));
      for (const result of await Promise.all(calls))
        expect(result).toMatchObject({ ok: false, reason: "signedOut", code: 401 });
      expect(onUnauthorized.mock.calls).toEqual([["old"]]);
    },
  );

  it.each([
    ["the page of a proxy", "<html><h1>401 Authorization Required</h1></html>", {}],
    ["another JSON", '{"error":"unauthorized"}', {}],
    ["a text", "Unauthorized", {}],
    ["nothing, with a sign-in of a proxy", "", { "WWW-Authenticate": 'Basic realm="staging"' }],
  ])("is none where a status 401 comes with %s", async (_name, body, headers) => {
    const onUnauthorized = vi.fn<(token: string | undefined) => void>();
    const proxy = (): Response => new Response(body, { status: 401, statusText: "Unauthorized", headers });
    const { http } = createFakeServer([proxy()], { getToken: () => "mine", onUnauthorized });
    expect(await http.get("/x", {}, asItCame)).toMatchObject({ ok: false, reason: "refused", code: -1 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is one where a status 401 comes in the envelope", async () => {
    const onUnauthorized = vi.fn<(token: string | undefined) => void>();
    const ours = new Response('{"code":401,"msg":"","data":null}', { status: 401 });
    const { http } = createFakeServer([ours], { getToken: () => "mine", onUnauthorized });
    expect(await http.get("/x", {}, asItCame)).toMatchObject({ reason: "signedOut" });
    expect(onUnauthorized.mock.calls).toEqual([["mine"]]);
  });

  it("is not reported after a new sign-in", async () => {
    const onUnauthorized = vi.fn<(token: string | undefined) => void>();
    let token = "old";
    const { http } = createFakeServer(
      () => {
        token = "new";
        return unauthorized();
      },
      { getToken: () => token, onUnauthorized },
    );
    expect(await http.get("/x", {}, asItCame)).toMatchObject({ code: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
    await http.get("/x", {}, asItCame);
    expect(onUnauthorized.mock.calls).toEqual([["new"]]);
  });

  it("is reported again when it was accepted in between", async () => {
    const onUnauthorized = vi.fn<(token: string | undefined) => void>();
    const answers = [unauthorized(), envelope(1), unauthorized(), unauthorized()];
    const { http } = createFakeServer(answers, { getToken: () => "same", onUnauthorized });
    for (let call = 0; call < 4; call += 1) await http.get("/x", {}, asItCame);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});
