// Reads the data of a match's league and teams from the backend, to compare with pages.
import { stageScore, runningMatchIds } from "./feedClient.ts";
import type { ControlClient } from "../control/controlClient.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface RunningMatch {
  readonly matchId: number;
  readonly league: Named;
  readonly home: Named;
  readonly away: Named;
}

type Wire = Readonly<Record<string, never>>;

async function ask(origin: string, path: string): Promise<Wire> {
  const response = await fetch(`${origin}/api/football/${path}&lang=en&timezone=e0`);
  const { code, data } = (await response.json()) as { readonly code: number; readonly data: Wire };
  if (code !== 0) throw new Error(`${path} answered ${code}`);
  return data;
}

const team = (wire: Readonly<Record<string, unknown>>): Named => ({
  id: Number(wire["teamId"]),
  name: String(wire["teamName"]),
});

/** Stops the world's own changes and sets one running match of a league with a table to 1-0. */
export async function oneRunningLeagueMatch({
  control,
  origin,
}: {
  readonly control: ControlClient;
  readonly origin: string;
}): Promise<RunningMatch> {
  await control.act("freeze", { on: true });
  for (const matchId of await runningMatchIds(origin)) {
    const match = await ask(origin, `match/detail?scheduleId=${matchId}`);
    const league = match["league"] as unknown as Readonly<Record<string, unknown>>;
    const id = Number(league["sclassId"]);
    const profile = await ask(origin, `league/detail?sclassId=${id}`);
    if (Number(profile["isCup"]) === 1 || (profile["isCup"] as unknown) === true) continue;
    await stageScore(control, matchId, 1, 0);
    return {
      matchId,
      league: { id, name: String(league["sclassName"]) },
      home: team(match["homeTeam"] as unknown as Readonly<Record<string, unknown>>),
      away: team(match["guestTeam"] as unknown as Readonly<Record<string, unknown>>),
    };
  }
  throw new Error("no league match is running");
}

/** The id of a team's first squad player. */
export async function firstPlayerOf(origin: string, teamId: number): Promise<number> {
  const squad = await ask(origin, `team/squad?teamId=${teamId}`);
  const [first] = squad["players"] as unknown as readonly Readonly<Record<string, unknown>>[];
  return Number(first?.["playerId"]);
}
