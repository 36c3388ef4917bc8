// What is wrong with a server that should be alive, not ready, and name the bus as what is missing.
import { BUS_NOT_REACHED } from "../../../backend/bus/bus.ts";
import type { Machine } from "./machines.ts";

/** Faults of a machine that was started while the bus was dead. */
export async function notWaiting({ name, origin }: Machine): Promise<readonly string[]> {
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`${origin() ?? ""}${path}`, { signal: AbortSignal.timeout(5_000) });
    const { missing } = (await answer.json()) as { readonly missing?: string };
    return `${answer.status} ${missing ?? ""}`;
  };
  const faults: string[] = [];
  for (const [path, status] of [
    ["/healthz", 200],
    ["/readyz", 503],
  ] as const) {
    const said = await ask(path);
    if (said !== `${status} ${BUS_NOT_REACHED}`)
      faults.push(`${name} without a bus answers ${path} with ${said}`);
  }
  return faults;
}
