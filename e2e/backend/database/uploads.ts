// Pictures and videos uploaded by members, stored in the database with their other data.
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** The folder of the image host that uploads are in. */
export const UPLOAD_FOLDER = "/img/upload/";

export interface Upload {
  /** Media type, such as image/png. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Of a video, s; 0 for a picture. */
  readonly duration: number;
  /** Address of a video's poster, "" for none. */
  readonly poster: string;
}

export interface Uploads {
  /** Returns the file's name, such as `Zk3….png`. */
  add(userId: number, upload: Upload, extension: string, now: number): string;
  get(name: string): Upload | undefined;
  /** True if an address is that of a member's own upload. */
  isOf(userId: number, address: string): boolean;
  /** Bytes of all that a member has uploaded and the server still keeps. */
  bytesOf(userId: number): number;
  /** Removes what was uploaded before a time (epoch ms) and is in no post, reply, profile or feedback; says how much. */
  removeUnused(before: number): number;
}

/** The places that name an upload by its address, which `address` stands for. */
const USES = `
  EXISTS (SELECT 1 FROM post_media WHERE src = address)
  OR EXISTS (SELECT 1 FROM post_media WHERE poster = address)
  OR EXISTS (SELECT 1 FROM users WHERE avatar = address)
  OR EXISTS (SELECT 1 FROM replies WHERE media <> '[]' AND instr(media, address) > 0)
  OR EXISTS (SELECT 1 FROM feedback WHERE pictures <> '[]' AND instr(pictures, address) > 0)
  OR EXISTS (SELECT 1 FROM uploads WHERE poster = address)`;

export function createUploads(database: DatabaseSync): Uploads {
  const insert = database.prepare(`
    INSERT INTO uploads (name, user_id, type, bytes, width, height, duration, poster, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const select = database.prepare(
    "SELECT type, bytes, width, height, duration, poster FROM uploads WHERE name = ?",
  );
  const sumBytes = database.prepare(
    "SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM uploads WHERE user_id = ?",
  );
  const removeOld = database.prepare(`
    DELETE FROM uploads WHERE name IN (
      SELECT name FROM (
        SELECT name, '${UPLOAD_FOLDER}' || name AS address FROM uploads WHERE created_at < ?
      ) WHERE NOT (${USES})
    )`);
  const selectOwner = database.prepare("SELECT user_id FROM uploads WHERE name = ?");
  return {
    add(userId, { type, bytes, width, height, duration, poster }, extension, now) {
      const name = `${randomBytes(16).toString("hex")}.${extension}`;
      insert.run(name, userId, type, bytes, width, height, duration, poster, now);
      return name;
    },
    get(name) {
      const row = select.get(name);
      const bytes = row?.["bytes"];
      if (!(bytes instanceof Uint8Array)) return undefined;
      return {
        type: String(row?.["type"]),
        bytes,
        width: Number(row?.["width"]),
        height: Number(row?.["height"]),
        duration: Number(row?.["duration"]),
        poster: String(row?.["poster"]),
      };
    },
    isOf: (userId, address) =>
      address.startsWith(UPLOAD_FOLDER) &&
      selectOwner.get(address.slice(UPLOAD_FOLDER.length))?.["user_id"] === userId,
    bytesOf: (userId) => Number(sumBytes.get(userId)?.["bytes"]),
    removeUnused: (before) => Number(removeOld.run(before).changes),
  };
}
