// Tickets that allow one password change: issued for a code or the old password, valid once for ten minutes.
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { hashToken } from "./sessions.ts";

const TICKET_LIFETIME_MS = 600_000;

/** `reset` is issued for a code sent by e-mail, `change` for the old password. */
type TicketPurpose = "reset" | "change";

export interface Tickets {
  issue(userId: number, purpose: TicketPurpose, now: number): string;
  /** The member a ticket was issued for; uses it up. Undefined if it is unknown, used, expired or for another purpose. */
  redeem(ticket: string, purpose: TicketPurpose, now: number): number | undefined;
}

export function createTickets(database: DatabaseSync): Tickets {
  const insert = database.prepare("INSERT INTO tickets VALUES (?, ?, ?, ?)");
  const forget = database.prepare("DELETE FROM tickets WHERE expires_at <= ?");
  const take = database.prepare(
    "DELETE FROM tickets WHERE ticket_hash = ? AND purpose = ? AND expires_at > ? RETURNING user_id",
  );
  return {
    issue(userId, purpose, now) {
      forget.run(now);
      const ticket = randomBytes(24).toString("base64url");
      insert.run(hashToken(ticket), userId, purpose, now + TICKET_LIFETIME_MS);
      return ticket;
    },
    redeem(ticket, purpose, now) {
      const userId = take.get(hashToken(ticket), purpose, now)?.["user_id"];
      return typeof userId === "number" ? userId : undefined;
    },
  };
}
