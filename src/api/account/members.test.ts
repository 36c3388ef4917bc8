// The token of a sign-in is accepted only if an HTTP header can carry it, and a ticket up to its limit.
import { expect, it } from "vitest";
import { readWith } from "../wire/pageParts.ts";
import { credentials, ticket } from "./members.ts";

const USER = { id: 7, nickname: "Ada", avatar: "/a.svg" };

it("accepts a token that a header can carry", () => {
  const answer = { user: USER, token: "a.b-c_d".repeat(100) };
  expect(readWith(credentials)(answer)).toEqual({
    user: { id: 7, name: "Ada", avatar: "/a.svg" },
    token: answer.token,
  });
});

it.each(["", "two words", "line\nend", "tökén", "x".repeat(4_097), 7, null])(
  "refuses %j as a token",
  (token) => {
    expect(readWith(credentials)({ user: USER, token })).toBeUndefined();
  },
);

it("takes a ticket of at most 2,000 units", () => {
  const isRead = (length: number): boolean => readWith(ticket)({ ticket: "t".repeat(length) }) !== undefined;
  expect([0, 1, 2_000, 2_001].map(isRead)).toEqual([false, true, true, false]);
});
