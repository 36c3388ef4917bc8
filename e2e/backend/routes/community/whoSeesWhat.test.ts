// Every described call, asked by everybody about posts that they may not read: no answer holds what these contain.
// See docs/wire.md#post-visibility.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { FAKE } from "../../testing/fakeWorld.ts";
import { type MemberBackend, startMemberBackend } from "../user/memberClient.ts";
import { aPicture, keyed, picture } from "./communityClient.ts";

/** Each test asks every call, which takes about 10 s on a busy machine. */
const ASKS_EVERY_CALL_MS = 60_000;
vi.setConfig({ testTimeout: ASKS_EVERY_CALL_MS });

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
}
interface Described {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
/** A post, its replies, and the texts and addresses that only its readers may get. */
interface Secret {
  readonly postId: number;
  readonly replyId: number;
  readonly topicId: number | undefined;
  readonly words: readonly string[];
}

/** In every hidden text, so that searches may find it; no answer of its own accord holds the rest. */
const PART = "zebra";

let backend: MemberBackend;
let author: StagedMember;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
const secrets: Partial<Record<"CLOSE" | "ONLY_FANS", Secret>> = {};

async function write(visibility: "CLOSE" | "ONLY_FANS"): Promise<Secret> {
  const hidden = (what: string): string => `${PART} ${what} ${visibility} ${randomUUID()}`;
  const [text, alt, answer] = [hidden("text"), hidden("alt"), hidden("reply")];
  const [src, replySrc] = [await aPicture(backend, author.token), await aPicture(backend, author.token)];
  const isClosed = visibility === "CLOSE";
  const title = isClosed ? hidden("title").slice(0, 80) : "For my subscribers";
  const topic = hidden("topic").slice(0, 40);
  const { data } = await keyed(
    backend,
    "post/create",
    {
      title,
      content: text,
      visibility,
      relatedList: [
        { relatedType: "MATCH", relatedId: FAKE.firstHalf, minute: "12", scoreThen: "0-0" },
        { relatedType: "TEAM", relatedId: 11 },
        { relatedType: "LEAGUE", relatedId: 36 },
      ],
      topicIds: isClosed ? [topic] : [1],
      mediaList: [{ ...picture(src), alt }],
    },
    author.token,
  );
  const { postId } = data;
  const reply = await keyed<{ replyId: number }>(
    backend,
    "reply/create",
    { postId, content: answer, mediaList: [picture(replySrc)] },
    author.token,
  );
  expect([data.postId, reply.code]).toEqual([expect.any(Number), 0]);
  const topicId = (data["topicList"] as { topicId: number }[])[0]?.topicId;
  return {
    postId,
    replyId: reply.data.replyId,
    topicId,
    words: [text, alt, src, answer, replySrc, ...(isClosed ? [title, topic] : [])],
  };
}

beforeAll(async () => {
  backend = await startMemberBackend();
  author = await backend.control.act("member", { name: `Ada ${PART}` });
  await backend.control.act("creator", { userId: author.userId, on: true });
  secrets.CLOSE = await write("CLOSE");
  secrets.ONLY_FANS = await write("ONLY_FANS");
  const answer = await fetch(`${backend.origin}/api-docs/openapi.json`);
  ({ paths } = (await answer.json()) as { paths: typeof paths });
});
afterAll(() => backend.close());

/** Values that lead to the secret, by the name of a parameter or of a field. */
function leadsTo({ postId, replyId, topicId }: Secret): Readonly<Record<string, unknown>> {
  return {
    postId,
    id: postId,
    postIds: [postId],
    replyId,
    parentId: replyId,
    topicId: topicId ?? 1,
    userId: author.userId,
    creatorId: author.userId,
    targetId: postId,
    targetType: "POST",
    relatedType: "TEAM",
    relatedId: 11,
    matchId: FAKE.firstHalf,
    text: PART,
    keyword: PART,
    query: PART,
    page: 1,
    size: 50,
    version: 1,
    until: null,
    anchor: undefined,
  };
}

function valueOf(name: string, schema: Schema, known: Readonly<Record<string, unknown>>): unknown {
  if (name in known) return known[name];
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return valueOf(name, schema.oneOf[0] ?? {}, known);
  if (schema.properties) return bodyOf(schema, known, true);
  if (schema.type === "array") return schema.items ? [valueOf("", schema.items, known)] : [];
  return schema.type === "integer" ? 1 : schema.type === "boolean" ? true : "x";
}

function bodyOf(schema: Schema, known: Readonly<Record<string, unknown>>, whole: boolean): object {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties).filter((name) => whole || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, valueOf(name, properties[name] ?? {}, known)]));
}

/** The text of an answer. `whole`: with the optional parameters and fields, too. */
async function ask(
  [path, method, { parameters = [], requestBody }]: readonly [string, string, Described],
  secret: Secret,
  token: string | undefined,
  whole: boolean,
): Promise<string> {
  const known = leadsTo(secret);
  const url = new URL(path, backend.origin);
  for (const { name, required, schema } of parameters) {
    const value = valueOf(name, schema, known);
    if (!(whole || required) || value === undefined) continue;
    url.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const schema = requestBody?.content["application/json"]?.schema;
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: {
      "idempotency-key": randomUUID(),
      ...(schema ? { "content-type": "application/json" } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(schema ? { body: JSON.stringify(bodyOf(schema, known, whole)) } : {}),
  });
  return response.text();
}

/** Answers of all calls but these are read to their end. */
const ENDLESS = new Set(["/stream"]);
/** The author does not ask these: they would end the posts, or the sign-in. */
const ENDS = /delete|remove|update|logout|verifyCancelCode|password|restore/i;

type AskerKind = "a visitor" | "another member" | "a subscriber" | "the author";

async function anAsker(kind: AskerKind): Promise<string | undefined> {
  if (kind === "a visitor") return undefined;
  if (kind === "the author") return author.token;
  const { userId, token } = await backend.control.act("member", { name: "Bob" });
  if (kind === "a subscriber") {
    await backend.control.act("subscription", { userId, creatorId: author.userId });
  }
  return token;
}

/** Calls of the description by which an asker of this kind got one of these words, with what they got. */
async function leaks(kind: AskerKind, secret: Secret): Promise<readonly string[]> {
  const found: string[] = [];
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [path, method, call] as const),
  );
  expect(calls.length).toBeGreaterThan(80);
  for (const call of calls) {
    const [path] = call;
    if (ENDLESS.has(path) || (kind === "the author" && ENDS.test(path))) continue;
    for (const whole of [true, false]) {
      // A new member for each call: some of them end the sign-in.
      const answer = await ask(call, secret, await anAsker(kind), whole);
      for (const word of secret.words) if (answer.includes(word)) found.push(`${path}: ${word}`);
    }
  }
  return found;
}

const secretOf = (visibility: "CLOSE" | "ONLY_FANS"): Secret => {
  const secret = secrets[visibility];
  if (!secret) throw new Error("nothing is written");
  return secret;
};

test.each([
  ["CLOSE", "a visitor"],
  ["CLOSE", "another member"],
  ["CLOSE", "a subscriber"],
  ["ONLY_FANS", "a visitor"],
  ["ONLY_FANS", "another member"],
] as const)(
  "no call tells what a %s post contains to %s",
  async (visibility, kind) => {
    expect(await leaks(kind, secretOf(visibility))).toEqual([]);
  },
  60_000,
);

test.each([
  ["CLOSE", "the author"],
  ["ONLY_FANS", "the author"],
  ["ONLY_FANS", "a subscriber"],
] as const)(
  "each part of a %s post is in some answer to %s",
  async (visibility, kind) => {
    const secret = secretOf(visibility);
    const told = new Set((await leaks(kind, secret)).map((leak) => leak.slice(leak.indexOf(": ") + 2)));
    expect([...told].toSorted()).toEqual([...secret.words].toSorted());
  },
  60_000,
);
