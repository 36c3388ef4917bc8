// Members' accounts: credentials, profile and configuration.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { together } from "./together.ts";

/** Allowed values; the wire uses the same words. */
export const GENDERS = ["", "MALE", "FEMALE", "OTHER"] as const;
export type Gender = (typeof GENDERS)[number];

/** Fields that members can change. */
export interface Profile {
  readonly nickname: string;
  /** Address of the picture, "" for none. */
  readonly avatar: string;
  readonly bio: string;
  /** yyyy-mm-dd, "" if not given. */
  readonly birthday: string;
  /** "" if not given. */
  readonly gender: Gender;
  readonly countryId: number | undefined;
}

export interface Account extends Profile {
  readonly id: number;
  /** Case-folded; undefined for seeded writers, who cannot sign in. */
  readonly email: string | undefined;
  readonly passwordHash: string | undefined;
  /** Epoch ms. */
  readonly createdAt: number;
}

interface NewAccount {
  readonly nickname: string;
  readonly email?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly avatar?: string | undefined;
}

export interface Accounts {
  /** Returns the id. The e-mail must be unused: check with `byEmail` first. */
  create(account: NewAccount, now: number): number;
  byId(id: number): Account | undefined;
  /** `email` case-folded. */
  byEmail(email: string): Account | undefined;
  update(id: number, profile: Partial<Profile>): void;
  setPassword(id: number, passwordHash: string): void;
  setEmail(id: number, email: string): void;
  /** The configuration as JSON text; undefined if none was ever saved. */
  config(id: number): string | undefined;
  setConfig(id: number, json: string): void;
  /** Removes the account and all its data, including notices to others. */
  remove(id: number): void;
}

type Row = Readonly<Record<string, SQLOutputValue>>;

const orUndefined = (value: SQLOutputValue | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

function readAccount(row: Row): Account {
  const countryId = row["country_id"];
  return {
    id: Number(row["id"]),
    nickname: String(row["name"]),
    email: orUndefined(row["email"]),
    passwordHash: orUndefined(row["password_hash"]),
    avatar: String(row["avatar"]),
    bio: String(row["bio"]),
    birthday: String(row["birthday"]),
    gender: GENDERS.find((gender) => gender === row["gender"]) ?? "",
    countryId: typeof countryId === "number" ? countryId : undefined,
    createdAt: Number(row["created_at"]),
  };
}

export function createAccounts(database: DatabaseSync): Accounts {
  const insert = database.prepare(
    "INSERT INTO users (name, created_at, avatar, email, password_hash) VALUES (?, ?, ?, ?, ?)",
  );
  const selectById = database.prepare("SELECT * FROM users WHERE id = ?");
  const selectByEmail = database.prepare("SELECT * FROM users WHERE email = ?");
  const writeProfile = database.prepare(
    "UPDATE users SET name = ?, avatar = ?, bio = ?, birthday = ?, gender = ?, country_id = ? WHERE id = ?",
  );
  const writePassword = database.prepare("UPDATE users SET password_hash = ? WHERE id = ?");
  const writeEmail = database.prepare("UPDATE users SET email = ? WHERE id = ?");
  const selectConfig = database.prepare("SELECT config FROM users WHERE id = ?");
  const writeConfig = database.prepare("UPDATE users SET config = ? WHERE id = ?");
  const removeCodes = database.prepare(
    "DELETE FROM codes WHERE email = (SELECT email FROM users WHERE id = ?)",
  );
  const removeUser = database.prepare("DELETE FROM users WHERE id = ?");

  function byId(id: number): Account | undefined {
    const row = selectById.get(id);
    return row && readAccount(row);
  }

  return {
    create: ({ nickname, avatar, email, passwordHash }, now) =>
      Number(insert.run(nickname, now, avatar ?? "", email ?? null, passwordHash ?? null).lastInsertRowid),
    byId,
    byEmail(email) {
      const row = selectByEmail.get(email);
      return row && readAccount(row);
    },
    update(id, profile) {
      const account = byId(id);
      if (account === undefined) return;
      const next = { ...account, ...profile };
      const { nickname, avatar, bio, birthday, gender, countryId } = next;
      writeProfile.run(nickname, avatar, bio, birthday, gender, countryId ?? null, id);
    },
    setPassword: (id, passwordHash) => void writePassword.run(passwordHash, id),
    setEmail: (id, email) => void writeEmail.run(email, id),
    config: (id) => orUndefined(selectConfig.get(id)?.["config"]),
    setConfig: (id, json) => void writeConfig.run(json, id),
    remove(id) {
      together(database, () => {
        removeCodes.run(id);
        // Foreign keys delete the rows in all other tables.
        removeUser.run(id);
      });
    },
  };
}
