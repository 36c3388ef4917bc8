// Following and unfollowing on the server.
// See docs/wire.md#favourite-calls.
import { expect, it } from "vitest";
import { createFavoritesApi } from "./favorites.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";

it("sends the ids to the endpoint of their kind", async () => {
  const server = createFakeServer([envelope(null)]);
  const api = createFavoritesApi(server.http);
  expect(await api.follow("match", [1, 2])).toMatchObject({ ok: true });
  expect(await api.unfollow("league", [36])).toMatchObject({ ok: true });
  await api.follow("team", [11]);
  expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["POST", "/v1/api/sport/matchs/follow", "[1,2]"],
    ["POST", "/v1/api/sport/leagues/unfollow", "[36]"],
    ["POST", "/v1/api/sport/teams/follow", "[11]"],
  ]);
});

it("reads the followed ids, each once, and drops invalid ones", async () => {
  const server = createFakeServer([
    envelope([5, "7", 5, null, "x", -1, 2.5, [3]]),
    envelope(null),
    envelope({}),
  ]);
  const api = createFavoritesApi(server.http);
  expect(await api.followed("team")).toEqual({ ok: true, value: [5, 7] });
  expect(await api.followed("match")).toEqual({ ok: true, value: [] });
  expect(await api.followed("league")).toMatchObject({ ok: false, code: -1, silent: true });
  expect(server.asked.map(({ path }) => path)).toEqual([
    "/v1/api/sport/teams/followed",
    "/v1/api/sport/matchs/followed",
    "/v1/api/sport/leagues/followed",
  ]);
});

it("tries once more when the server is busy, and then fails silently", async () => {
  const server = createFakeServer([status(503, "Busy")]);
  const failure = { ok: false, reason: "noAnswer", code: -1, message: "Busy", silent: true };
  expect(await createFavoritesApi(server.http).follow("match", [1])).toEqual(failure);
  expect(server.asked).toHaveLength(2);
});
