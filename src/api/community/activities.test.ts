// The readers of activities: whole answers, and what is wrong in one costs only itself.
import { expect, it } from "vitest";
import { readWith } from "../wire/pageParts.ts";
import { claimedRewards, inviteActivity, inviteCode, invitedFriends, postReward } from "./activities.ts";

const TIME = { state: "RUNNING", startTime: "202611010800", endTime: "202612010800" };
const STARTS_AT = Date.UTC(2026, 10, 1);
const ENDS_AT = Date.UTC(2026, 11, 1);
const INVITE = {
  ...TIME,
  friendPoints: 100,
  welcomePoints: "50",
  maxFriends: 50,
  stepList: [
    { stepId: 2, friendCount: 3, points: 200, state: "OPEN" },
    { stepId: 1, friendCount: 1, points: 50, state: "REACHED" },
    { stepId: 9, friendCount: 5, points: 50, state: "LATER" },
  ],
  own: { code: "K7WQ2MZP", friendCount: 1, points: 100 },
};

it("reads the invite activity with its steps in rising order, less an unreadable one", () => {
  expect(readWith(inviteActivity)(INVITE)).toEqual({
    state: "running",
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
    friendPoints: 100,
    welcomePoints: 50,
    maxFriends: 50,
    steps: [
      { id: 1, friends: 1, points: 50, state: "reached" },
      { id: 2, friends: 3, points: 200, state: "open" },
    ],
    own: { code: "K7WQ2MZP", friends: 1, points: 100 },
  });
  expect(readWith(inviteActivity)({ ...INVITE, own: null })).toMatchObject({ own: undefined });
});

it.each([
  ["an unknown state", { state: "PAUSED" }],
  ["no end", { endTime: "" }],
  ["an own side without a code", { own: { code: "", friendCount: 1, points: 1 } }],
  ["negative points", { friendPoints: -1 }],
])("refuses an invite activity with %s", (_what, over) => {
  expect(readWith(inviteActivity)({ ...INVITE, ...over })).toBeUndefined();
});

it("reads friends, also of deleted accounts", () => {
  const list = [
    {
      inviteId: 2,
      user: { userId: 7, userName: "Olga", avatar: "" },
      points: 100,
      createTime: "202611020800",
    },
    { inviteId: 1, user: null, points: 100, createTime: "" },
    { inviteId: 0, user: null, points: 100, createTime: "" },
  ];
  expect(readWith(invitedFriends)({ list, page: 1, total: 3, hasMore: false })?.items).toEqual([
    { id: 2, user: { id: 7, name: "Olga", avatar: "" }, points: 100, at: Date.UTC(2026, 10, 2) },
    { id: 1, user: undefined, points: 100, at: undefined },
  ]);
});

it("reads a code's state and its owner", () => {
  const user = { userId: 7, userName: "Olga", avatar: "" };
  expect(readWith(inviteCode)({ state: "USED_UP", user, welcomePoints: 50 })).toEqual({
    state: "usedUp",
    inviter: { id: 7, name: "Olga", avatar: "" },
    welcomePoints: 50,
  });
  expect(readWith(inviteCode)({ state: "STOLEN", user, welcomePoints: 50 })).toBeUndefined();
});

it("reads the tasks with a progress of at most the goal", () => {
  const task = { taskId: 1, type: "LIKES", goal: 20, points: 100, progress: 25, state: "REACHED" };
  const taskList = [task, { ...task, taskId: 2, type: "VIEWS" }, { ...task, taskId: 3, goal: 0 }];
  expect(readWith(postReward)({ ...TIME, points: 70, taskList })).toEqual({
    state: "running",
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
    points: 70,
    tasks: [{ id: 1, kind: "likes", goal: 20, progress: 20, points: 100, state: "reached" }],
  });
});

it("reads the claimed rewards", () => {
  const list = [{ rewardId: 4, type: "DAYS", goal: 7, points: 200, createTime: "202611020800" }];
  expect(readWith(claimedRewards)({ list, page: 1, total: 1, hasMore: false })?.items).toEqual([
    { id: 4, kind: "days", goal: 7, points: 200, at: Date.UTC(2026, 10, 2) },
  ]);
});
