// Reads the envelope of every product call's answer: { code, msg, data }.
// See docs/wire.md#envelope.
import { readInteger, readObject } from "../wire/values.ts";

export interface Envelope {
  /** 0 is success. */
  readonly code: number;
  /** The server's message, "" when it sent none. */
  readonly message: string;
  readonly data: unknown;
}

/** docs/wire.md#envelope. */
export const CODE_SUCCESS = 0;

/** The envelope in a body; undefined for anything else, such as a captive portal's page or cut-off JSON. */
export function readEnvelope(body: string): Envelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const envelope = readObject(value);
  const code = readInteger(envelope?.code);
  if (envelope === undefined || code === undefined) return undefined;
  return { code, message: typeof envelope.msg === "string" ? envelope.msg : "", data: envelope.data };
}
