// The viewer's time zone, which decides days and kick-off times on the screen: the chosen one, or the machine's.
import { atom } from "jotai";
import { FIXED_ZONES } from "#domain/zoneChoice.ts";
import { type ViewerZone } from "#domain/zones.ts";
import { automaticZone } from "#i18n/viewerZone.ts";
import { personalConfigAtom } from "./personalConfig.ts";

/** How often the machine's offset is read, ms: a clock change takes effect within a minute. */
const LOOK_EVERY_MS = 60_000;

const machineZoneAtom = atom(automaticZone(Date.now()));
machineZoneAtom.onMount = (set) => {
  const look = (): void =>
    set((known) => {
      const zone = automaticZone(Date.now());
      return zone.offsetMinutes === known.offsetMinutes ? known : zone;
    });
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

/** The zone in force; the same object until it changes. */
export const viewerZoneAtom = atom<ViewerZone>((get) => {
  const { zoneOffset } = get(personalConfigAtom);
  const chosen = zoneOffset === undefined ? undefined : FIXED_ZONES.get(zoneOffset);
  return chosen ?? get(machineZoneAtom);
});
