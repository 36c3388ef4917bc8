// What the server refused, for refusals that the product does more about than to show the server's words.
// See docs/product.md#error-catalogue.

export type Refusal =
  | "emailTaken"
  | "wrongCode"
  | "codeExpired"
  | "codeUsed"
  | "codeTooSoon"
  | "codeTries"
  | "noAccount"
  | "badTicket"
  | "wrongPassword"
  | "sameEmail"
  | "lastWayIn"
  | "inviteUnknown"
  | "inviteUsedUp"
  | "activityClosed"
  /** The post was deleted. */
  | "postDeleted"
  /** Another change came first. */
  | "changedMeanwhile"
  /** The key of an act was used with other content. */
  | "keyUsed"
  /** The list that a page continues is not kept any more. */
  | "listChanged"
  /** The member has to set up their profile first. */
  | "settingsMissing"
  | "priceChanged"
  /** A payment for another length is open. */
  | "paymentOpen"
  | "notOnOffer"
  | "notCreator"
  /** Of the amount of a withdrawal. */
  | "belowLeast"
  | "aboveAvailable"
  | "aboveMost"
  /** The preview of a withdrawal is over. */
  | "quoteOver";
