// One row of the hand-written page: looks up its elements once, and writes only changed values.
import {
  hasHalfTime,
  hasScore,
  isLive,
  isRunning,
  kickoffText,
  minuteText,
  winnerOf,
} from "../shared/matchTime.ts";
import { HIDE_PATH, LINEUP_PATH, STAR_PATH } from "../shared/paths.ts";
import type { Match } from "../shared/wire.ts";

export interface Row {
  readonly element: HTMLElement;
  /** Shows a match, the same as before or another. `now`: server time, epoch ms. */
  show(match: Match, now: number, starred: boolean): void;
  /** Positions the row at this many px from the top of the list. */
  place(top: number): void;
}

const SVG = "http://www.w3.org/2000/svg";

function make(tag: string, className = "", field = "", ...children: Element[]): HTMLElement {
  const element = document.createElement(tag);
  if (className !== "") element.className = className;
  if (field !== "") element.dataset["field"] = field;
  element.append(...children);
  return element;
}

function makeIcon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const drawing = document.createElementNS(SVG, "path");
  drawing.setAttribute("d", path);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", "18");
  svg.setAttribute("height", "18");
  svg.setAttribute("aria-hidden", "true");
  svg.append(drawing);
  return svg;
}

function makeButton(label: string, action: string, path: string): HTMLElement {
  const button = make("button", "", "", makeIcon(path));
  button.setAttribute("type", "button");
  button.setAttribute("aria-label", label);
  button.dataset["action"] = action;
  return button;
}

/** Writes a text only if it differs from the last one. */
function textWriter(element: Element): (text: string) => void {
  const node = element.appendChild(document.createTextNode(""));
  let last = "";
  return (text) => {
    if (text === last) return;
    last = text;
    node.data = text;
  };
}

/** Like textWriter; an empty text removes the element from its parent. */
function optionalWriter(parent: Element, element: Element): (text: string) => void {
  const write = textWriter(element);
  let attached = false;
  return (text) => {
    write(text);
    if (attached === (text !== "")) return;
    attached = !attached;
    if (attached) parent.append(element);
    else element.remove();
  };
}

function classWriter(element: Element): (className: string) => void {
  let last = element.className;
  return (className) => {
    if (className === last) return;
    last = className;
    element.className = className;
  };
}

const countText = (count: number): string => (count === 0 ? "" : String(count));

function createTeam(side: "home" | "away") {
  const name = make("span", "name");
  const element = make("div", "team", "", name);
  const writeName = textWriter(name);
  const writeRank = optionalWriter(element, make("small", "rank"));
  const writeRed = optionalWriter(element, make("span", "card red", `${side}Red`));
  const writeYellow = optionalWriter(element, make("span", "card yellow", `${side}Yellow`));
  const writeClass = classWriter(element);
  return {
    element,
    show(team: string, rank: string, red: number, yellow: number, won: boolean): void {
      writeName(team);
      writeRank(rank);
      writeRed(countText(red));
      writeYellow(countText(yellow));
      writeClass(won ? "team won" : "team");
    },
  };
}

function createPrice(field: string) {
  const text = make("span", "", field);
  const write = textWriter(text);
  return {
    element: make("span", "price", "", text),
    show: (price: number | undefined): void => write(price === undefined ? "–" : price.toFixed(2)),
  };
}

/** A row without content and position. */
export function createRow(): Row {
  const star = makeButton("Favourite", "star", STAR_PATH);
  const kickoff = make("span");
  const minute = make("span", "minute", "minute");
  const home = createTeam("home");
  const away = createTeam("away");
  const lineup = make("span");
  lineup.append(makeIcon(LINEUP_PATH));
  const markers = make("div", "markers");
  const half = make("span", "half", "halfTime");
  const homeScore = make("span", "", "homeScore");
  const awayScore = make("span", "", "awayScore");
  const prices = [createPrice("oddsHome"), createPrice("oddsDraw"), createPrice("oddsAway")] as const;
  const row = make(
    "div",
    "row",
    "",
    star,
    make("div", "time", "", kickoff, minute),
    make("div", "", "", home.element, away.element),
    markers,
    makeButton("Hide", "hide", HIDE_PATH),
    half,
    make("div", "score", "", homeScore, awayScore),
    make("div", "odds", "", ...prices.map(({ element }) => element)),
  );
  const element = make("div", "line placed", "", row);
  const writeNeutral = optionalWriter(markers, make("span"));
  const writeKickoff = textWriter(kickoff);
  const writeMinute = textWriter(minute);
  const writeHalf = textWriter(half);
  const writeHome = textWriter(homeScore);
  const writeAway = textWriter(awayScore);
  const writeClass = classWriter(row);
  let id = 0;
  let pressed: boolean | undefined;
  let hasLineup = false;

  return {
    element,
    show(match, now, starred) {
      if (id !== match.id) {
        id = match.id;
        element.dataset["matchId"] = String(id);
      }
      if (pressed !== starred) {
        pressed = starred;
        star.setAttribute("aria-pressed", String(starred));
      }
      if (hasLineup !== match.lineup) {
        hasLineup = match.lineup;
        if (hasLineup) markers.prepend(lineup);
        else lineup.remove();
      }
      const winner = winnerOf(match);
      writeKickoff(kickoffText(match));
      writeMinute(minuteText(match, now));
      home.show(match.home, match.homeRank, match.homeRed, match.homeYellow, winner === "home");
      away.show(match.away, match.awayRank, match.awayRed, match.awayYellow, winner === "away");
      writeNeutral(match.neutral ? "N" : "");
      writeHalf(hasHalfTime(match) ? `${match.homeHalf}-${match.awayHalf}` : "");
      writeHome(hasScore(match) ? String(match.homeScore) : "");
      writeAway(hasScore(match) ? String(match.awayScore) : "");
      writeClass(`row${isLive(match) ? " live" : ""}${isRunning(match) ? " running" : ""}`);
      prices[0].show(match.prices?.home);
      prices[1].show(match.prices?.draw);
      prices[2].show(match.prices?.away);
    },
    place(top) {
      element.style.transform = `translateY(${top}px)`;
    },
  };
}
