// Tells TypeScript what the lingui plugin makes of a PO catalogue.
declare module "*.po" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}
