// The configuration a member keeps on the server (docs/product.md#personal-configuration): language, zone, and the
// settings of matches and of the community.
import type { CommunityConfig } from "../communityConfig.ts";
import type { MatchDisplaySettings } from "../settings.ts";

export interface MemberConfig {
  /** As on the wire ("fr_FR"). */
  readonly language: string;
  /** Minutes east of UTC, one of the 37 offsets (docs/product.md#time-zones). */
  readonly zoneOffset: number;
  /** The offset is the machine's and follows it (docs/wire.md#automatic-zone). */
  readonly automaticZone: boolean;
  readonly settings: MatchDisplaySettings;
  readonly community: CommunityConfig;
  /** Fields of the server that this client does not know: sent back unchanged. */
  readonly rest: Readonly<Record<string, unknown>>;
}
