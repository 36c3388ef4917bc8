// Pictures uploaded by members, stored in the database with their other data.
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

interface Upload {
  /** Media type, such as image/png. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Uploads {
  /** Returns the file's name, such as `Zk3….png`. */
  add(userId: number, upload: Upload, extension: string, now: number): string;
  get(name: string): Upload | undefined;
}

export function createUploads(database: DatabaseSync): Uploads {
  const insert = database.prepare("INSERT INTO uploads VALUES (?, ?, ?, ?, ?)");
  const select = database.prepare("SELECT type, bytes FROM uploads WHERE name = ?");
  return {
    add(userId, { type, bytes }, extension, now) {
      const name = `${randomBytes(16).toString("hex")}.${extension}`;
      insert.run(name, userId, type, bytes, now);
      return name;
    },
    get(name) {
      const row = select.get(name);
      const bytes = row?.["bytes"];
      return bytes instanceof Uint8Array ? { type: String(row?.["type"]), bytes } : undefined;
    },
  };
}
