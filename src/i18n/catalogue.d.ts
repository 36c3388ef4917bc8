// Declares the type of a PO catalogue as compiled by the lingui plugin.
declare module "*.po" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}
