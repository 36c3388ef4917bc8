// One row of the lightest page: minute, names, scores and cards; writes only the texts that have changed.
import { hasScore, minuteText } from "../shared/matchTime.ts";
import type { Match, OpenMatch } from "../shared/wire.ts";

export interface Row {
  readonly element: HTMLElement;
  /** Its match, which is updated in place. */
  readonly match: OpenMatch;
  /** Draws the match as it is. `now`: server time, epoch ms. */
  draw(now: number): void;
}

function make(className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.append(...children);
  return element;
}

/** An empty text in an element with this class and field name. */
function makeField(className: string, field: string): { readonly element: HTMLElement; readonly text: Text } {
  const text = document.createTextNode("");
  const element = make(className, text);
  element.dataset["field"] = field;
  return { element, text };
}

function write(text: Text, value: string): void {
  if (text.data !== value) text.data = value;
}

const countText = (count: number): string => (count === 0 ? "" : String(count));

/** A row that is not drawn yet. */
export function createRow(known: Match): Row {
  const match: OpenMatch = { ...known };
  const minute = makeField("time", "minute");
  const homeRed = makeField("card red", "homeRed");
  const homeYellow = makeField("card yellow", "homeYellow");
  const awayRed = makeField("card red", "awayRed");
  const awayYellow = makeField("card yellow", "awayYellow");
  const homeScore = makeField("", "homeScore");
  const awayScore = makeField("", "awayScore");
  const element = make(
    "line light",
    minute.element,
    make(
      "",
      make("team", make("name", match.home), homeRed.element, homeYellow.element),
      make("team", make("name", match.away), awayRed.element, awayYellow.element),
    ),
    make("score", homeScore.element, awayScore.element),
  );
  element.dataset["matchId"] = String(match.id);
  return {
    element,
    match,
    draw(now) {
      const scored = hasScore(match);
      write(minute.text, minuteText(match, now));
      write(homeScore.text, scored ? String(match.homeScore) : "");
      write(awayScore.text, scored ? String(match.awayScore) : "");
      write(homeRed.text, countText(match.homeRed));
      write(homeYellow.text, countText(match.homeYellow));
      write(awayRed.text, countText(match.awayRed));
      write(awayYellow.text, countText(match.awayYellow));
    },
  };
}
