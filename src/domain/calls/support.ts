// Documents that the server keeps, what it sees of the connection, feedback, and the upload of pictures.
import type { DocumentName, StoredDocument } from "../documents.ts";
import type { FeedbackKind } from "../member/feedback.ts";
import { act, type NoParams, NO_TAGS, read, type SamplesOf } from "./call.ts";

/** The browser's Blob; only the core and the network read its bytes. */
export interface PictureBlob {
  readonly size: number;
  readonly type: string;
}

/** What the server sees of this connection. */
export interface SeenConnection {
  /** IPv4 or IPv6 address; "" when the server does not say. */
  readonly address: string;
  /** English name; "" when the server does not know it. */
  readonly country: string;
  /** How the server knows the country; undefined when it does not. */
  readonly countryFrom: CountrySource | undefined;
}

/** From the address, from a header of the proxy in front of the server, or the same for every visitor. */
export type CountrySource = "address" | "proxy" | "fixed";

interface Feedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** Addresses that `upload` answered. */
  readonly pictures: readonly string[];
  readonly contact: string;
}

export const SUPPORT_READS = {
  document: read<{ readonly name: DocumentName }, StoredDocument>({ ofMember: false, tags: NO_TAGS }),
  seenConnection: read<NoParams, SeenConnection>({ ofMember: false, tags: NO_TAGS }),
};

export const SUPPORT_ACTS = {
  /** Answers the server's words. */
  sendFeedback: act<Feedback, string>()({ outdates: NO_TAGS }),
  /** Answers the picture's address. At most 2 MB of PNG, JPEG or WebP. */
  upload: act<{ readonly picture: PictureBlob }, string>()({ outdates: NO_TAGS, key: true }),
};

export const SUPPORT_SAMPLES: SamplesOf<typeof SUPPORT_READS & typeof SUPPORT_ACTS> = {
  document: { name: "about" },
  seenConnection: {},
  sendFeedback: { kind: "idea", text: "x", pictures: [], contact: "" },
  upload: { picture: { size: 1, type: "image/png" } },
};
