// The proofs that need no browser, by name.
import { alertsProof } from "./alerts.ts";
import { crowdProof } from "./crowd.ts";
import { delayProof } from "./delay.ts";
import { draftsProof } from "./drafts.ts";
import { edgesProof } from "./edges.ts";
import { feedsProof } from "./feeds.ts";
import { herdProof } from "./herd.ts";
import { hostingProof } from "./hosting.ts";
import { junkProof } from "./junk.ts";
import { ledgerProof } from "./ledger.ts";
import { membersProof } from "./members.ts";
import { offlineProof } from "./offline.ts";
import { postingProof } from "./posting.ts";
import type { Proof } from "./proof.ts";
import { rowsProof } from "./rows.ts";
import { walletProof } from "./wallet.ts";

export const PROOFS: readonly Proof[] = [
  rowsProof,
  alertsProof,
  delayProof,
  junkProof,
  herdProof,
  postingProof,
  offlineProof,
  draftsProof,
  ledgerProof,
  walletProof,
  feedsProof,
  hostingProof,
  edgesProof,
  crowdProof,
  membersProof,
];
