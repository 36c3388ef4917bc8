// A call by XMLHttpRequest: its progress, its answer, and its end.
import { describe, expect, it } from "vitest";
import { fetchWithProgress } from "./fetchWithProgress.ts";

/** A request that a test answers by hand. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = "";
  url = "";
  body: unknown;
  isAborted = false;
  status = 200;
  statusText = "OK";
  responseText = "{}";
  responseURL = "";
  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  getResponseHeader(name: string): string | null {
    return name === "Retry-After" ? "5" : null;
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
}

function aCall(init: RequestInit = {}) {
  const request = new FakeRequest();
  const parts: number[] = [];
  const send = fetchWithProgress(
    (part) => void parts.push(part),
    () => request as never,
  );
  const answer = send("/v1/x?lang=en_GB", { method: "POST", body: "abc", headers: { A: "b" }, ...init });
  return { request, parts, answer };
}

describe("a call with progress", () => {
  it("sends method, address, headers and body as they are", () => {
    const { request } = aCall();
    expect(request).toMatchObject({
      method: "POST",
      url: "/v1/x?lang=en_GB",
      headers: { a: "b" },
      body: "abc",
    });
  });

  it("reports the part that is sent, and nothing of an unknown size", () => {
    const { request, parts } = aCall();
    request.progress(0, 0);
    request.progress(50, 200);
    request.progress(210, 200);
    expect(parts).toEqual([0.25, 1]);
  });

  it("answers status, body and the headers that calls read", async () => {
    const { request, answer } = aCall();
    Object.assign(request, { status: 503, statusText: "Busy", responseText: "no" });
    request.dispatchEvent(new Event("load"));
    const response = await answer;
    expect([response.status, response.statusText, await response.text()]).toEqual([503, "Busy", "no"]);
    expect(response.headers.get("Retry-After")).toBe("5");
  });

  it.each(["error", "timeout"])("fails without an answer: %s", async (end) => {
    const { request, answer } = aCall();
    request.dispatchEvent(new Event(end));
    await expect(answer).rejects.toThrow(TypeError);
  });

  it("refuses an answer from an address it did not ask", async () => {
    const { request, answer } = aCall();
    request.responseURL = "https://here.example/login";
    request.dispatchEvent(new Event("load"));
    await expect(answer).rejects.toThrow(TypeError);
  });

  it("ends when its signal is aborted", async () => {
    const stop = new AbortController();
    const { request, answer } = aCall({ signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toThrow(TypeError);
    expect(request.isAborted).toBe(true);
  });
});
