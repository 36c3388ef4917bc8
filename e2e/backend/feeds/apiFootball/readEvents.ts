/** Reads the events of a match of API-Football: goals, cards, substitutions, kicks, announcements. */
import type { IncidentFact, IncidentKind, ScorePair } from "../contract.ts";
import { idText, objects, part, said, text, whole } from "../reading/json.ts";

function kindOf(type: string, detail: string, comments: string): IncidentKind | undefined {
  const kick = comments.includes("penalty shootout");
  switch (type) {
    case "goal":
      if (detail.includes("missed")) return kick ? "shootOutMiss" : "missedPenalty";
      if (kick) return "shootOutGoal";
      return detail.includes("own") ? "ownGoal" : detail.includes("penalty") ? "penalty" : "goal";
    case "card":
      if (detail.includes("second yellow")) return "secondYellow";
      return detail.includes("red") ? "redCard" : detail.includes("yellow") ? "yellowCard" : undefined;
    case "subst":
      return "substitution";
    case "var":
      return "var";
    default:
      return undefined;
  }
}

/** Events have no ids: two with the same of all these are one. */
const keyOf = (incident: IncidentFact): string =>
  [incident.kind, incident.detail, incident.minute, incident.added, incident.side, incident.player].join("/");

export function readEvents(list: unknown, homeId: string, awayId: string): readonly IncidentFact[] {
  const found = new Map<string, IncidentFact>();
  for (const item of objects(list)) {
    const word = (key: string): string => text(item[key])?.toLowerCase() ?? "";
    const kind = kindOf(word("type"), word("detail"), word("comments"));
    const teamId = idText(part(item, "team")["id"]);
    const side = teamId === homeId ? 1 : teamId === awayId ? 2 : undefined;
    if (kind === undefined || side === undefined) continue;
    const time = part(item, "time");
    // In a substitution the player goes off and the assistant comes on.
    const [actor, second] = kind === "substitution" ? ["assist", "player"] : ["player", "assist"];
    const incident = said<IncidentFact>({
      kind,
      side,
      minute: whole(time["elapsed"], 0, 130),
      added: whole(time["extra"], 1, 30),
      player: text(part(item, actor)["name"]) ?? "",
      playerId: idText(part(item, actor)["id"]),
      other: text(part(item, second)["name"]),
      otherId: idText(part(item, second)["id"]),
      detail: text(item["detail"]),
    });
    found.set(keyOf(incident), incident);
  }
  const at = ({ minute = 0, added = 0 }: IncidentFact): number => minute * 100 + added;
  return [...found.values()].sort((a, b) => at(a) - at(b));
}

export function countCards(incidents: readonly IncidentFact[], kinds: readonly IncidentKind[]): ScorePair {
  const own = (side: 1 | 2): number =>
    incidents.filter((incident) => incident.side === side && kinds.includes(incident.kind)).length;
  return [own(1), own(2)];
}
