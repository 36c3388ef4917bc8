// The sources of the writers of detail pages.
import type { People, Stories } from "../world/stories/people.ts";
import type { Lang, World } from "../world/types.ts";

export interface DetailSources {
  /** Includes staged events. */
  readonly world: World;
  readonly people: People;
  readonly stories: Stories;
}

/** The instant (epoch ms) and the language of one request. */
export interface Asked {
  readonly now: number;
  readonly lang: Lang;
}
