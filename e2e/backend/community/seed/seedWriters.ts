// Creates the members who write the seeded posts, some of them creators.
import type { Accounts } from "../../database/accounts.ts";
import type { Fans } from "../fans.ts";
import { WRITER_PARTS } from "./seedNames.ts";
import { type PostLanguage, WRITERS } from "./matchTexts.ts";

const DAY_MS = 86_400_000;
/** Every so many writers one is a creator. */
const CREATOR_EVERY = 9;

export interface Writers {
  /** Ids of those who write in a language; never empty. */
  of(language: PostLanguage): readonly number[];
  readonly all: readonly number[];
  readonly creators: readonly number[];
}

/** Two in three writers have a picture. */
function avatarOf(place: number): string {
  return place % 3 === 2 ? "" : `/img/fbplayer/${900_001 + place}.svg`;
}

const namesOf = (language: PostLanguage): readonly string[] => {
  const [first, last] = WRITER_PARTS[language];
  return [...WRITERS[language], ...first.flatMap((begin) => last.map((end) => `${begin} ${end}`))];
};

/** `now`: epoch ms. */
export function createWriters(accounts: Accounts, fans: Fans, now: number): Writers {
  const all: number[] = [];
  const byLanguage = new Map<string, readonly number[]>();
  for (const language of Object.keys(WRITERS) as PostLanguage[]) {
    const ids = namesOf(language).map((nickname) => {
      const avatar = avatarOf(all.length);
      const id = accounts.create({ nickname, avatar }, now - (70 + all.length) * DAY_MS);
      all.push(id);
      return id;
    });
    byLanguage.set(language, ids);
  }
  const creators = all.filter((_id, place) => place % CREATOR_EVERY === 0);
  for (const id of creators) fans.setCreator(id, true, now - 60 * DAY_MS);
  return { of: (language) => byLanguage.get(language) ?? all, all, creators };
}
