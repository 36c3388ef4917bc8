// The invite activity: own codes, registrations by code, friends page by page, and steps that are claimed once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  askCode,
  DAY_MS,
  type MemberBackend,
  MINUTE_MS,
  PASSWORD,
  register,
  startMemberBackend,
} from "../user/memberClient.ts";
import { claimWith } from "./claimClient.ts";

const PATH = "/v1/api/activity/invite";
const VERIFY = "/v1/api/user/verifyRegistrationCode";

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
beforeEach(() => backend.pass(20 * MINUTE_MS));
afterAll(() => backend.close());

interface Detail {
  readonly state: string;
  readonly stepList: readonly { readonly stepId: number; readonly state: string }[];
  readonly own: { readonly code: string; readonly friendCount: number; readonly points: number } | null;
}
let members = 0;
async function aMember(): Promise<{
  readonly userId: number;
  readonly token: string;
  readonly code: string;
}> {
  members += 1;
  const { user, token } = await register(backend, `inviter${members}@example.org`, "Inviter");
  return { userId: user.id, token, code: (await detail(token)).own?.code ?? "" };
}
const detail = async (token?: string): Promise<Detail> =>
  (await backend.get(`${PATH}/detail`, token)).data as Detail;
const statesOf = ({ stepList }: Detail): readonly string[] => stepList.map(({ state }) => state);
async function stateOf(code: string, token?: string): Promise<string> {
  const { data } = await backend.get(`${PATH}/code?code=${encodeURIComponent(code)}`, token);
  return (data as { readonly state: string }).state;
}
const registerWith = async (email: string, inviteCode: string) => {
  const code = await askCode(backend, email, "register");
  return backend.post(VERIFY, { email, code, password: PASSWORD, nickname: "Friend", inviteCode });
};

test("a visitor sees what the activity gives, and no code", async () => {
  const { data } = await backend.get(`${PATH}/detail`);
  expect(data).toMatchObject({
    state: "RUNNING",
    friendPoints: 100,
    welcomePoints: 50,
    maxFriends: 50,
    own: null,
  });
  expect(statesOf(data as Detail)).toEqual(["OPEN", "OPEN", "OPEN", "OPEN", "OPEN"]);
  expect((await backend.get(`${PATH}/friends`)).code).toBe(401);
  expect((await claimWith(backend, "invite", { stepId: 1 }, undefined)).code).toBe(401);
});

test("a member keeps one code, which differs from those of others", async () => {
  const { token, code } = await aMember();
  expect(code).toMatch(/^[A-Z][A-Z2-9]{7}$/);
  expect((await detail(token)).own?.code).toBe(code);
  expect((await aMember()).code).not.toBe(code);
});

test("a registration with the code gives points to both, and is in the inviter's list", async () => {
  const { token, code } = await aMember();
  const lower = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  const answer = await registerWith("invited@example.org", lower);
  expect(answer.code).toBe(0);
  const friend = answer.data as { readonly user: { readonly id: number }; readonly token: string };
  expect((await detail(token)).own).toMatchObject({ friendCount: 1, points: 100 });
  expect((await detail(friend.token)).own).toMatchObject({ friendCount: 0, points: 50 });
  const { data } = await backend.get(`${PATH}/friends`, token);
  expect(data).toMatchObject({
    total: 1,
    hasMore: false,
    list: [{ user: { userId: friend.user.id, userName: "Friend" }, points: 100 }],
  });
});

test("a friend who has left stays in the list without a name", async () => {
  const { token, code } = await aMember();
  const friend = (await registerWith("leaver@example.org", code)).data as { readonly token: string };
  backend.pass(2 * MINUTE_MS);
  const proof = await askCode(backend, "leaver@example.org", "cancel", friend.token);
  expect((await backend.post("/v1/api/user/verifyCancelCode", { code: proof }, friend.token)).code).toBe(0);
  const { data } = await backend.get(`${PATH}/friends`, token);
  expect(data).toMatchObject({ total: 1, list: [{ user: null, points: 100 }] });
});

describe("a code", () => {
  test.each([
    ["NOSUCH22", "UNKNOWN"],
    ["", "UNKNOWN"],
    ["'; DROP TABLE users --", "UNKNOWN"],
  ])("%j is %s", async (code, state) => {
    expect(await stateOf(code)).toBe(state);
  });

  test("is usable for visitors, one's own for its member, and for new members only", async () => {
    const inviter = await aMember();
    const other = await aMember();
    expect(await stateOf(inviter.code)).toBe("USABLE");
    expect(await stateOf(inviter.code, inviter.token)).toBe("OWN");
    expect(await stateOf(inviter.code, other.token)).toBe("MEMBER");
  });

  test("that does not exist refuses the registration and leaves the code of the e-mail unused", async () => {
    const email = "unknown-code@example.org";
    const code = await askCode(backend, email, "register");
    const body = { email, code, password: PASSWORD, nickname: "Friend" };
    expect((await backend.post(VERIFY, { ...body, inviteCode: "NOSUCH22" })).code).toBe(4031);
    expect((await backend.post(VERIFY, body)).code).toBe(0);
  });

  test("is valid for at most 50 friends", async () => {
    const { userId, code } = await aMember();
    await backend.control.act("inviteFriends", { userId, count: 49 });
    expect((await registerWith("fiftieth@example.org", code)).code).toBe(0);
    expect(await stateOf(code)).toBe("USED_UP");
    expect((await registerWith("fifty-first@example.org", code)).code).toBe(4032);
  });

  test.each([
    ["BEFORE", DAY_MS, 2 * DAY_MS],
    ["OVER", -DAY_MS, -MINUTE_MS],
  ])("is not valid %s the activity", async (state, startsInMs, endsInMs) => {
    const { code, token } = await aMember();
    await backend.control.act("activity", { name: "invite", startsInMs, endsInMs });
    expect(await stateOf(code)).toBe(state);
    expect((await detail(token)).state).toBe(state);
    expect((await registerWith(`${state.toLowerCase()}@example.org`, code)).code).toBe(4033);
    await backend.control.act("reset");
  });
});

test("friends are listed page by page, newest first, each once", async () => {
  const { userId, token } = await aMember();
  await backend.control.act("inviteFriends", { userId, count: 25 });
  const names: string[] = [];
  for (const page of [1, 2]) {
    const { data } = await backend.get(`${PATH}/friends?page=${page}&size=20`, token);
    const { list, hasMore } = data as { list: { user: { userName: string } }[]; hasMore: boolean };
    names.push(...list.map(({ user }) => user.userName));
    expect(hasMore).toBe(page === 1);
  }
  expect(names).toEqual(Array.from({ length: 25 }, (_, at) => `Friend ${25 - at}`));
});

describe("a step", () => {
  test("is claimed once, whatever the number of claims at the same time", async () => {
    const { userId, token } = await aMember();
    await backend.control.act("inviteFriends", { userId, count: 3 });
    expect(statesOf(await detail(token)).slice(0, 3)).toEqual(["REACHED", "REACHED", "OPEN"]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => claimWith(backend, "invite", { stepId: 2 }, token)),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 4034, 4034]);
    expect(statesOf(await detail(token))[1]).toBe("CLAIMED");
    expect((await detail(token)).own?.points).toBe(3 * 100 + 200);
  });

  test("gives the same answer to the same key, and refuses a key of another claim", async () => {
    const { userId, token } = await aMember();
    await backend.control.act("inviteFriends", { userId, count: 3 });
    const key = crypto.randomUUID();
    const first = await claimWith(backend, "invite", { stepId: 1 }, token, key);
    expect(first).toEqual({ code: 0, msg: "", data: { points: 50 } });
    expect(await claimWith(backend, "invite", { stepId: 1 }, token, key)).toEqual(first);
    expect((await claimWith(backend, "invite", { stepId: 2 }, token, key)).code).toBe(4028);
    expect((await detail(token)).own?.points).toBe(3 * 100 + 50);
  });

  test("that is not reached, or does not exist, is refused", async () => {
    const { token } = await aMember();
    expect((await claimWith(backend, "invite", { stepId: 1 }, token)).code).toBe(4035);
    for (const stepId of [0, 99, "x", null]) {
      expect((await claimWith(backend, "invite", { stepId }, token)).code).toBe(400);
    }
  });

  test("that was reached may be claimed after the activity", async () => {
    const { userId, token } = await aMember();
    await backend.control.act("inviteFriends", { userId, count: 1 });
    await backend.control.act("activity", { name: "invite", startsInMs: -DAY_MS, endsInMs: -MINUTE_MS });
    expect((await claimWith(backend, "invite", { stepId: 1 }, token)).code).toBe(0);
    await backend.control.act("reset");
  });
});
