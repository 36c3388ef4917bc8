// Plans the posts of a new database: about running and other matches, leagues, teams, and nothing in particular.
import { summaryOf } from "../letters.ts";
import type { NewPost } from "../posts.ts";
import { LIMITS, type Media, type Related, type Visibility } from "../terms.ts";
import { isRolling, minuteAt } from "../../world/course/matchClock.ts";
import { hashText, pick, type Random } from "../../world/random.ts";
import type { World } from "../../world/types.ts";
import { GENERAL_TEXTS } from "./generalTexts.ts";
import { POST_TEXTS, type PostLanguage } from "./matchTexts.ts";
import type { Subject } from "./postSubjects.ts";
import { writeRichDocument } from "./richDocument.ts";
import { TOPIC_NAMES } from "./seedNames.ts";
import type { Writers } from "./seedWriters.ts";

const DAY_MS = 86_400_000;
/** Posts about nothing in particular. */
const GENERAL_POSTS = 2_700;
const GENERAL_DAYS = 60;
/** In ten writers, how many write in each language. */
const LANGUAGES: readonly PostLanguage[] = [
  "en",
  "en",
  "en",
  "en",
  "es",
  "es",
  "fr",
  "de",
  "pt",
  "it",
  "ar",
  "ja",
  "id",
  "ko",
  "sw",
];

export interface PlannedPost extends NewPost {
  readonly language: PostLanguage;
  /** The number of replies that its tree gets. */
  readonly replies: number;
}

export interface PlanSources {
  readonly world: World;
  readonly random: Random;
  readonly writers: Writers;
  /** Ids of the topics, in the order of their names. */
  readonly topicIds: readonly number[];
  /** Epoch ms. */
  readonly now: number;
  /** A new address of a picture that is drawn. */
  newPicture(): string;
}

const SIZES = [
  [1200, 800],
  [800, 1200],
  [1000, 1000],
  [1600, 900],
  [640, 480],
] as const;

function planPictures({ random, newPicture }: PlanSources, most: number): Media[] {
  return Array.from({ length: random.int(1, most) }, () => {
    const [width, height] = SIZES[random.int(0, SIZES.length - 1)]!;
    const alt = random.chance(0.7) ? "A view of the pitch" : "";
    return { kind: "IMAGE", src: newPicture(), poster: "", width, height, alt, embedded: false };
  });
}

function planVisibility({ random, writers }: PlanSources, userId: number): Visibility {
  if (writers.creators.includes(userId)) return random.chance(0.4) ? "ONLY_FANS" : "PUBLIC";
  return random.chance(0.02) ? "CLOSE" : "PUBLIC";
}

/** Few posts have many replies, most have few or none. */
const planReplies = (random: Random): number => {
  if (random.chance(0.005)) return random.int(60, 90);
  return random.chance(0.55) ? Math.floor(14 * random.next() ** 3) : 0;
};

type Plain = Pick<NewPost, "userId" | "createdAt" | "content" | "title" | "related"> & {
  readonly language: PostLanguage;
};

function completed(sources: PlanSources, plain: Plain): PlannedPost {
  const { random, topicIds } = sources;
  const topics = random.chance(0.45) ? [random.int(0, TOPIC_NAMES.length - 1)] : [];
  if (topics.length > 0 && random.chance(0.3)) topics.push(random.int(0, TOPIC_NAMES.length - 1));
  return {
    ...plain,
    contentMode: "DEFAULT",
    summary: summaryOf(plain.content),
    visibility: planVisibility(sources, plain.userId),
    postType:
      plain.related.length > 0 || random.chance(0.92)
        ? "FOOTBALL"
        : random.chance(0.5)
          ? "BASKETBALL"
          : "TENNIS",
    isSpoiler: random.chance(0.03),
    replyRule: random.chance(0.03) ? "FOLLOWED" : random.chance(0.02) ? "NONE" : "ALL",
    media: random.chance(0.3) ? planPictures(sources, random.chance(0.15) ? 9 : 3) : [],
    topicIds: [...new Set(topics)].map((place) => topicIds[place]!),
    likeCount: Math.floor(90 * random.next() ** 4),
    replies: planReplies(random),
  };
}

function planGeneral(sources: PlanSources, teamIds: readonly number[]): PlannedPost {
  const { random, writers, now } = sources;
  const language = pick(LANGUAGES, random.int(0, 1_000_000));
  const { sentences, titles } = GENERAL_TEXTS[language];
  const isLong = random.chance(0.08);
  const from = random.int(0, sentences.length - 1);
  const chosen = Array.from(
    { length: isLong ? random.int(5, sentences.length) : random.int(1, 2) },
    (_, at) => sentences[(from + at * (isLong ? 1 : 3)) % sentences.length]!,
  );
  const title = isLong || random.chance(0.25) ? pick(titles, random.int(0, 1_000)) : "";
  const team = teamIds.length > 0 && random.chance(0.2) ? pick(teamIds, random.int(0, 1_000_000)) : undefined;
  const post = completed(sources, {
    userId: pick(writers.of(language), random.int(0, 1_000_000)),
    // More posts in the last days than before.
    createdAt: now - Math.floor(GENERAL_DAYS * DAY_MS * random.next() ** 2) - 90_000,
    content: chosen.join(isLong ? "\n" : " "),
    title,
    related: team === undefined ? [] : [{ type: "TEAM", id: team, minute: undefined, score: undefined }],
    language,
  });
  if (!isLong || !random.chance(0.5)) return post;
  return {
    ...post,
    contentMode: "RICH_TEXT",
    ...writeRich(sources, post, chosen, team),
    summary: summaryOf(chosen.join("\n")),
  };
}

/** Document and media; the number comes from the post, so that the random numbers of later posts stay the same. */
function writeRich(
  { world, newPicture }: PlanSources,
  { title, language, createdAt, media }: PlannedPost,
  sentences: readonly string[],
  teamId: number | undefined,
): Pick<PlannedPost, "content" | "media"> {
  const team = teamId === undefined ? undefined : world.team(teamId);
  const document = writeRichDocument({
    title,
    sentences,
    language,
    number: hashText(`${createdAt} ${title}`),
    team: team && { id: team.id, name: team.name("en_GB"), color: team.colors[0] },
    newPicture,
    newVideo() {
      const poster = newPicture();
      return { src: poster.replace(/svg$/, "webm"), poster };
    },
  });
  const beside = LIMITS.pictures - document.media.filter(({ kind }) => kind === "IMAGE").length;
  return { content: document.content, media: [...document.media, ...media.slice(0, beside)] };
}

/** The match with the minute and score at an instant, while it is played. */
function anchored(world: World, id: number, at: number): Related {
  const match = world.matchAt(id, at);
  if (match === undefined || !isRolling(match.state)) {
    return { type: "MATCH", id, minute: undefined, score: undefined };
  }
  const minute = minuteAt(match.state, match.periodStartedAt, at);
  const extra = minute % 100;
  return {
    type: "MATCH",
    id,
    minute: `${Math.floor(minute / 100)}${extra === 0 ? "" : `+${extra}`}`,
    score: `${match.homeScore}-${match.guestScore}`,
  };
}

function* planAbout(sources: PlanSources, subject: Subject): Generator<PlannedPost> {
  const { random, world, writers } = sources;
  const used = new Set<string>();
  for (let count = 0; count < subject.posts; count++) {
    const createdAt = Math.floor(subject.from + random.next() * (subject.to - subject.from));
    const texts = POST_TEXTS[subject.momentAt(createdAt)].filter(([, text]) => !used.has(text));
    if (texts.length === 0) continue;
    const [language, text] = pick(texts, random.int(0, 1_000_000));
    used.add(text);
    const { type, id } = subject;
    yield completed(sources, {
      userId: pick(writers.of(language), random.int(0, 1_000_000)),
      createdAt,
      content: text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => subject.words[name] ?? whole),
      title: "",
      related: [
        type === "MATCH" ? anchored(world, id, createdAt) : { type, id, minute: undefined, score: undefined },
      ],
      language,
    });
  }
}

/** All posts, oldest first, so that ids are in the order of time. */
export function planPosts(sources: PlanSources, subjects: Iterable<Subject>): PlannedPost[] {
  const teamIds = sources.world.teamIds.slice(0, 60);
  const posts: PlannedPost[] = [];
  for (const subject of subjects) posts.push(...planAbout(sources, subject));
  for (let count = 0; count < GENERAL_POSTS; count++) posts.push(planGeneral(sources, teamIds));
  return posts.toSorted((a, b) => a.createdAt - b.createdAt);
}
