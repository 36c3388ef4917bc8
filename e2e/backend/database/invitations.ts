// Members' invitation codes, and who registered with them.
import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Person, readPerson } from "./relations.ts";

/** Without letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";
const ALPHABET = `${LETTERS}23456789`;
const CODE_LENGTH = 8;

export interface Friend {
  readonly id: number;
  /** Undefined once the account is deleted. */
  readonly person: Person | undefined;
  /** What the invitation brought the inviter. */
  readonly points: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Invitations {
  /** The member's code, which is made on first use and stays. */
  codeOf(userId: number): string;
  /** Whose code it is; `code` in capitals. */
  ownerOf(code: string): Person | undefined;
  /** Binds a new member to the inviter; a second time is an error of the database. */
  add(inviterId: number, inviteeId: number, points: number, now: number): void;
  /** Includes those who have left. */
  count(inviterId: number): number;
  /** What all invitations brought. */
  points(inviterId: number): number;
  /** Newest first; `page` starts at 1. */
  page(inviterId: number, page: number, size: number): readonly Friend[];
}

const oneOf = (signs: string): string => signs.charAt(randomInt(signs.length));

/** Begins with a letter: a query that reads as a number, such as 23E45678, would be changed by readers of addresses. */
function makeCode(): string {
  return oneOf(LETTERS) + Array.from({ length: CODE_LENGTH - 1 }, () => oneOf(ALPHABET)).join("");
}

export function createInvitations(database: DatabaseSync): Invitations {
  const selectCode = database.prepare("SELECT code FROM invite_codes WHERE user_id = ?");
  const insertCode = database.prepare("INSERT OR IGNORE INTO invite_codes VALUES (?, ?)");
  const selectOwner = database.prepare(`
    SELECT users.id AS user_id, users.name, users.avatar
    FROM invite_codes JOIN users ON users.id = invite_codes.user_id WHERE code = ?`);
  const insert = database.prepare(
    "INSERT INTO invitations (inviter_id, invitee_id, points, created_at) VALUES (?, ?, ?, ?)",
  );
  const sum = database.prepare(
    "SELECT count(*) AS number, total(points) AS points FROM invitations WHERE inviter_id = ?",
  );
  const select = database.prepare(`
    SELECT invitations.*, users.id AS user_id, users.name, users.avatar
    FROM invitations LEFT JOIN users ON users.id = invitations.invitee_id
    WHERE inviter_id = ? ORDER BY invitations.created_at DESC, invitations.id DESC LIMIT ? OFFSET ?`);

  function codeOf(userId: number): string {
    const known = selectCode.get(userId)?.["code"];
    if (typeof known === "string") return known;
    // A code that another member has is not inserted, and the next one is tried.
    insertCode.run(makeCode(), userId);
    return codeOf(userId);
  }

  return {
    codeOf,
    ownerOf(code) {
      const row = selectOwner.get(code);
      return row && readPerson(row);
    },
    add: (inviterId, inviteeId, points, now) => void insert.run(inviterId, inviteeId, points, now),
    count: (inviterId) => Number(sum.get(inviterId)?.["number"] ?? 0),
    points: (inviterId) => Number(sum.get(inviterId)?.["points"] ?? 0),
    page: (inviterId, page, size) =>
      select.all(inviterId, size, (page - 1) * size).map((row) => ({
        id: Number(row["id"]),
        person: row["user_id"] === null ? undefined : readPerson(row),
        points: Number(row["points"]),
        createdAt: Number(row["created_at"]),
      })),
  };
}
