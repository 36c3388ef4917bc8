// The configuration a member keeps on the server (SPEC §3 "config"): language, zone and match-display settings.
import type { MatchDisplaySettings } from "../settings.ts";

export interface MemberConfig {
  /** As on the wire ("fr_FR"). */
  readonly language: string;
  /** Minutes east of UTC, one of SPEC §3's 37. */
  readonly zoneOffset: number;
  /** The offset is the machine's and follows it (CONTRACT §2 "Automatic"). */
  readonly automaticZone: boolean;
  readonly settings: MatchDisplaySettings;
  /** What the server keeps beside these and we do not know: sent back as it came. */
  readonly rest: Readonly<Record<string, unknown>>;
}
