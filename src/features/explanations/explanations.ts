// Every mark of lists, popups and match pages with its name and an explanatory sentence.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** All marks; `Mark` draws each as it appears in its place. */
export type MarkName =
  | "goal"
  | "penalty"
  | "ownGoal"
  | "penaltyMissed"
  | "goalCancelled"
  | "yellowCard"
  | "secondYellow"
  | "redCard"
  | "substitution"
  | "addedTime"
  | "kickOff"
  | "fullTime"
  | "minute"
  | "goalTag"
  | "cardCounts"
  | "halfTimeScore"
  | "rank"
  | "lineup"
  | "neutral"
  | "star"
  | "teamStar"
  | "oddsUp"
  | "oddsDown"
  | "halfTime"
  | "finished"
  | "extraTime"
  | "shootOut"
  | "after120"
  | "postponed"
  | "cancelled"
  | "abandoned"
  | "interrupted"
  | "toBeAnnounced";

interface ExplainedLine {
  readonly mark: MarkName;
  readonly name: MessageDescriptor;
  readonly text: MessageDescriptor;
}

export interface ExplainedSection {
  readonly id: string;
  readonly heading: MessageDescriptor;
  readonly lines: readonly ExplainedLine[];
}

export const EXPLANATIONS: readonly ExplainedSection[] = [
  {
    id: "events",
    heading: msg`What happens in a match`,
    lines: [
      { mark: "goal", name: msg`Goal`, text: msg`A goal from open play or from a free kick.` },
      { mark: "penalty", name: msg`Penalty`, text: msg`A goal from the penalty spot.` },
      {
        mark: "ownGoal",
        name: msg`Own goal`,
        text: msg`A player put the ball into their own net; the goal counts for the other team.`,
      },
      {
        mark: "penaltyMissed",
        name: msg`Penalty missed`,
        text: msg`A penalty that was saved, hit the frame or went wide.`,
      },
      {
        mark: "goalCancelled",
        name: msg`Goal cancelled`,
        text: msg`The referee disallowed a goal, often after looking at the video; the score falls again.`,
      },
      { mark: "yellowCard", name: msg`Yellow card`, text: msg`A player was cautioned.` },
      {
        mark: "secondYellow",
        name: msg`Second yellow card`,
        text: msg`A player was cautioned twice and sent off.`,
      },
      {
        mark: "redCard",
        name: msg`Red card`,
        text: msg`A player was sent off; the team goes on with one fewer.`,
      },
      {
        mark: "substitution",
        name: msg`Substitution`,
        text: msg`One player came on (green arrow up) for another who went off (red arrow down).`,
      },
      {
        mark: "addedTime",
        name: msg`Added time`,
        text: msg`Minutes added at the end of a half; 45+2 is the second of them.`,
      },
      { mark: "kickOff", name: msg`Kick-off`, text: msg`The match, or a half of it, has begun.` },
      { mark: "fullTime", name: msg`End`, text: msg`The match is over.` },
    ],
  },
  {
    id: "rows",
    heading: msg`What a row shows`,
    lines: [
      {
        mark: "minute",
        name: msg`Minute`,
        text: msg`The minute being played; the tick beats while the match runs.`,
      },
      {
        mark: "goalTag",
        name: msg`New goal`,
        text: msg`A goal was just scored; the row is highlighted for a few seconds.`,
      },
      {
        mark: "cardCounts",
        name: msg`Card counts`,
        text: msg`How many red and yellow cards a team has been shown.`,
      },
      {
        mark: "halfTimeScore",
        name: msg`Half-time score`,
        text: msg`The score when the first half ended, in small digits before the score.`,
      },
      {
        mark: "rank",
        name: msg`Place in the table`,
        text: msg`The place of the team in its league before this match, in small digits after its name.`,
      },
      {
        mark: "lineup",
        name: msg`Line-ups are out`,
        text: msg`Both teams have named their players; the match page shows them.`,
      },
      { mark: "neutral", name: msg`Neutral ground`, text: msg`Neither team plays at home.` },
      {
        mark: "star",
        name: msg`Favourite`,
        text: msg`Press the star and the match is among your favourites; its goals and cards pop up.`,
      },
      { mark: "teamStar", name: msg`Favourite team`, text: msg`You follow this team.` },
      {
        mark: "oddsUp",
        name: msg`Odds up`,
        text: msg`The price has just risen: the bookmaker thinks this outcome less likely than before.`,
      },
      {
        mark: "oddsDown",
        name: msg`Odds down`,
        text: msg`The price has just fallen: the bookmaker thinks this outcome more likely than before.`,
      },
    ],
  },
  {
    id: "states",
    heading: msg`States of a match`,
    lines: [
      { mark: "halfTime", name: msg`Half time`, text: msg`The break between the halves.` },
      { mark: "finished", name: msg`Full time`, text: msg`The match is over and the score stands.` },
      {
        mark: "extraTime",
        name: msg`Extra time`,
        text: msg`Two more halves of 15 minutes, since a winner is needed.`,
      },
      {
        mark: "shootOut",
        name: msg`Penalty shoot-out`,
        text: msg`The teams take penalties in turn until one is ahead; these goals are not part of the score.`,
      },
      {
        mark: "after120",
        name: msg`How it was decided`,
        text: msg`Under the row stand the score after extra time, the aggregate of two matches, the shoot-out, and who goes through.`,
      },
      { mark: "postponed", name: msg`Postponed`, text: msg`The match will be played on another day.` },
      {
        mark: "cancelled",
        name: msg({ message: "Cancelled", context: "match" }),
        text: msg`The match will not be played.`,
      },
      { mark: "abandoned", name: msg`Abandoned`, text: msg`The match was stopped and will not be resumed.` },
      { mark: "interrupted", name: msg`Interrupted`, text: msg`Play is stopped for now and may go on.` },
      {
        mark: "toBeAnnounced",
        name: msg`Kick-off to be announced`,
        text: msg`The day or the hour of the kick-off is not fixed yet.`,
      },
    ],
  },
];
