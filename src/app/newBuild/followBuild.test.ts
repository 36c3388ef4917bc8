// Which answers count as the server's build id.
import { expect, it } from "vitest";
import { askBuildId } from "./followBuild.ts";

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

it("is the build's id from the manifest, requested without caches and redirects", async () => {
  let asked: RequestInit | undefined;
  const id = await askBuildId(async (_address, init) => {
    asked = init;
    return Response.json({ buildId: "541c37d30949", hash: "541c37d30949cd6c" });
  });
  expect(id).toBe("541c37d30949");
  expect(asked).toMatchObject({ cache: "no-store", redirect: "error", credentials: "omit" });
});

it.each([
  ["a captive portal's page", "<!doctype html><title>Sign in</title>", 200],
  ["a file that broke off", '{"buildId":"541c', 200],
  ["another file", '{"version":3}', 200],
  ["no object", "null", 200],
  ["an id of odd signs", '{"buildId":"<b>"}', 200],
  ["an endless id", `{"buildId":"${"a".repeat(65)}"}`, 200],
  ["a number", '{"buildId":7}', 200],
  ["a refusal", '{"buildId":"b"}', 503],
])("is not %s", async (_name, body, status) => {
  expect(await askBuildId(answering(body, status))).toBeUndefined();
});

it("is undefined when the server does not answer", async () => {
  expect(await askBuildId(() => Promise.reject(new TypeError("offline")))).toBeUndefined();
});
