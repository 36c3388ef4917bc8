// The proofs that need no browser, by name.
import type { Proof } from "./proof.ts";

export const PROOFS: readonly Proof[] = [];
