// Opens the dialog in which a post is written, by an event that any page may send and the frame handles.
// See docs/product.md#writing-posts.
import { POST_TYPES, type PostSport, type RelatedObject, type TopicRef } from "#domain/community/post.ts";
import { RELATED_MAX, TITLE_MAX, TEXT_MAX, TOPICS_MAX } from "#domain/community/letters.ts";
import { editSlot, newSlot } from "#domain/writing/slotNames.ts";
import { asRecord } from "../preferences/stored.ts";
import { asMember } from "./authDialog.ts";

export const OPEN_CREATE_POST = "open-create-post";

/** What the dialog opens with. All of it may be left out: a post about nothing in particular. */
export interface PostRequest {
  /** A post of the member's that is changed; all else is ignored then. */
  readonly postId?: number;
  /** A draft from the list of drafts. Without one the draft of the slot is continued. */
  readonly draftId?: string;
  /** The slot of that draft, of a new post (docs/product.md#drafts). */
  readonly slot?: string;
  /** What a new post begins with, where no draft is continued. */
  readonly related?: readonly RelatedObject[];
  readonly topics?: readonly TopicRef[];
  readonly sport?: PostSport;
  readonly text?: string;
}

/** A request from before the frame listened. */
let early: PostRequest | undefined;

/** Opens the dialog; a visitor signs in first. Before the frame has loaded its dialogs the request waits for them. */
export function openCreatePost(request: PostRequest = {}): void {
  const event = new CustomEvent<PostRequest>(OPEN_CREATE_POST, { detail: request, cancelable: true });
  // Who opens the dialog cancels the event.
  if (dispatchEvent(event)) early = request;
}

/** Calls `open` for each event, and for a request from before; a visitor signs in first. Returns how to stop. */
export function onCreatePost(open: (request: PostRequest) => void): () => void {
  const take = (payload: unknown): void => {
    const request = readPostRequest(payload);
    asMember(() => open(request));
  };
  const listen = (event: Event): void => {
    event.preventDefault();
    take((event as CustomEvent<unknown>).detail);
  };
  addEventListener(OPEN_CREATE_POST, listen);
  if (early !== undefined) take(early);
  early = undefined;
  return () => removeEventListener(OPEN_CREATE_POST, listen);
}

/** The slot that a request is about. */
export function slotOf({ postId, slot, related = [], topics = [] }: PostRequest): string {
  if (postId !== undefined) return editSlot(postId);
  return slot ?? newSlot(related[0] ?? topics[0]);
}

const KINDS = ["match", "team", "league", "other"] as const;
const SLOT = /^new(:(match|team|league|other|topic):\d{1,15})?$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MINUTE = /^\d{1,3}(\+\d{1,2})?$/;
const SCORE = /^\d{1,2}-\d{1,2}$/;
/** Of names and logos, UTF-16 units. */
const NAME_MAX = 200;

const textIn = (value: unknown, most: number): string =>
  typeof value === "string" ? value.slice(0, most) : "";
const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === "string" && pattern.test(value) ? value : undefined;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readRelated(value: unknown): RelatedObject | undefined {
  const { kind, id, name, logo, minute, scoreThen } = asRecord(value) ?? {};
  const known = KINDS.find((each) => each === kind);
  const shown = textIn(name, NAME_MAX).trim();
  if (known === undefined || !isId(id) || shown === "") return undefined;
  return {
    kind: known,
    id,
    name: shown,
    logo: matching(logo, /^[\w.-]{0,200}$/) ?? "",
    minute: known === "match" ? matching(minute, MINUTE) : undefined,
    scoreThen: known === "match" ? matching(scoreThen, SCORE) : undefined,
  };
}

function readTopic(value: unknown): TopicRef | undefined {
  const { id, name } = asRecord(value) ?? {};
  const shown = textIn(name, TITLE_MAX).trim();
  return isId(id) && shown !== "" ? { id, name: shown } : undefined;
}

/** The items that can be read, each id once, at most `most`. */
function readItems<Item extends { readonly id: number; readonly kind?: string }>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
  most: number,
): readonly Item[] | undefined {
  const items = new Map<string, Item>();
  for (const each of listIn(value).slice(0, NAME_MAX)) {
    const item = read(each);
    if (item !== undefined) items.set(`${item.kind ?? ""} ${item.id}`, item);
  }
  return items.size === 0 ? undefined : [...items.values()].slice(0, most);
}

/**
 * The payload of the event, which any script on the page can send: what cannot be read is left out. Never throws for
 * plain data.
 */
export function readPostRequest(payload: unknown): PostRequest {
  const record = asRecord(payload) ?? {};
  const sport = POST_TYPES.find((type) => type === record["sport"]);
  const found = {
    postId: isId(record["postId"]) ? record["postId"] : undefined,
    draftId: matching(record["draftId"], UUID),
    slot: matching(record["slot"], SLOT),
    related: readItems(record["related"], readRelated, RELATED_MAX),
    topics: readItems(record["topics"], readTopic, TOPICS_MAX),
    sport: sport === "all" ? undefined : sport,
    text: textIn(record["text"], TEXT_MAX).trim() || undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
