// The call for the visitor's country. Pages make it, so it is no part of the worker.
// See docs/wire.md#visitor-country.
import { callEndpoint, type Endpoint } from "../transport/endpoint.ts";
import type { Http } from "../transport/http.ts";
import type { Result } from "../transport/result.ts";
import { readFilledText } from "./readFilledText.ts";

export const IP_LOCATE: Endpoint = {
  method: "GET",
  path: "/api/common/ipLocate",
  source: "spec",
  retry: "never",
};

/** English name of the visitor's country. */
export function locate(http: Http): Promise<Result<string>> {
  return callEndpoint(http, IP_LOCATE, {}, { read: readFilledText });
}
