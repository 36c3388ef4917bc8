// What the writers of detail pages draw on.
import type { People, Stories } from "../world/stories/people.ts";
import type { Lang, World } from "../world/types.ts";

export interface DetailSources {
  /** With staged events in it. */
  readonly world: World;
  readonly people: People;
  readonly stories: Stories;
}

/** The instant (epoch ms) and the language of one question. */
export interface Asked {
  readonly now: number;
  readonly lang: Lang;
}
