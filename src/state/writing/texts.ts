// Texts that members have begun and not sent, by member and place, kept in memory while the page lives.
// See docs/product.md#writing-simple-posts.
import { atom, getDefaultStore, useAtomValue } from "jotai";
import type { PostDraft, RelatedObject } from "#domain/community/post.ts";
import { sessionAtom, useMember } from "../session/sessionAtom.ts";
import { holdForWriting } from "./writing.ts";

/** Why a text was not sent, or not surely. `words` are the server's; "" for none. */
export interface SendProblem {
  readonly kind: "empty" | "long" | "offline" | "refused" | "signedOut" | "sentBefore" | "unknown";
  readonly words: string;
}

/** What a member chose besides the text; what is left out was not chosen. */
export interface TextChoices extends Partial<Pick<PostDraft, "visibility" | "replyRule" | "isSpoiler">> {
  readonly related?: readonly RelatedObject[];
}

export interface KeptText {
  readonly text: string;
  readonly choices: TextChoices;
  /** The box is shown, not only its prompt. */
  readonly open: boolean;
  /** Idempotency-Key of a call without a known outcome: the next call carries it again. */
  readonly key: string | undefined;
  readonly sending: boolean;
  readonly problem: SendProblem | undefined;
}

/** `slot` is `new`, `new:{type}:{id}` or `reply:{post}:{parent}`. */
export interface TextPlace {
  readonly memberId: number;
  readonly slot: string;
}

const NOTHING: KeptText = {
  text: "",
  choices: {},
  open: false,
  key: undefined,
  sending: false,
  problem: undefined,
};

type Texts = ReadonlyMap<string, KeptText>;
const textsAtom = atom<Texts>(new Map());

const nameOf = ({ memberId, slot }: TextPlace): string => `${memberId} ${slot}`;

function store(texts: Texts): void {
  getDefaultStore().set(textsAtom, texts);
  guard([...texts.values()].some(({ text }) => text.trim() !== ""));
}

let unguard: (() => void) | undefined;

/** While there are texts, nothing reloads the page by itself, and the browser asks before it leaves the site. */
function guard(needed: boolean): void {
  if (!needed) {
    unguard?.();
    unguard = undefined;
  } else if (unguard === undefined) {
    const release = holdForWriting();
    const ask = (event: Event): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    unguard = () => {
      release();
      removeEventListener("beforeunload", ask);
    };
  }
}

/** The place of the member signed in; undefined for a visitor, who has no texts. */
export function placeNow(slot: string): TextPlace | undefined {
  const member = getDefaultStore().get(sessionAtom);
  return member && { memberId: member.id, slot };
}

export function readText(place: TextPlace): KeptText {
  return getDefaultStore().get(textsAtom).get(nameOf(place)) ?? NOTHING;
}

/** The text of the member signed in at this place. A visitor sees none, also after their own sign-in has ended. */
export function useKeptText(slot: string): KeptText {
  const memberId = useMember()?.id;
  const texts = useAtomValue(textsAtom);
  return (memberId === undefined ? undefined : texts.get(nameOf({ memberId, slot }))) ?? NOTHING;
}

/** Whether the box of this member is open here, also after their sign-in has ended. */
export function useIsKeptOpen(memberId: number | undefined, slot: string): boolean {
  const texts = useAtomValue(textsAtom);
  return memberId !== undefined && (texts.get(nameOf({ memberId, slot }))?.open ?? false);
}

export function changeText(place: TextPlace, changes: Partial<KeptText>): void {
  const texts = getDefaultStore().get(textsAtom);
  store(new Map(texts).set(nameOf(place), { ...readText(place), ...changes }));
}

/** Opens the box at this place, for a member: it is shown open where it appears next. */
export function openText(slot: string): void {
  const place = placeNow(slot);
  if (place) changeText(place, { open: true });
}

/** Removes a text that was sent or is given up. */
export function dropText(place: TextPlace): void {
  const texts = new Map(getDefaultStore().get(textsAtom));
  texts.delete(nameOf(place));
  store(texts);
}

/**
 * Removes all texts of the member signed in, who signs out on purpose. After the server has refused the sign-in they
 * stay, and only the same member sees them again.
 */
export function dropMyTexts(): void {
  const mine = nameOf(placeNow("") ?? { memberId: 0, slot: "" });
  const texts = getDefaultStore().get(textsAtom);
  store(new Map([...texts].filter(([name]) => !name.startsWith(mine))));
}
