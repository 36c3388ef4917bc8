// The fees of a creator in the studio: their limits.
// See docs/wire.md#studio.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, LANG, listOf, object, string, whole } from "../../apiPaths/parts.ts";
import { PLATFORM_RATE } from "../../creators/ledger.ts";
import { UNITS, writeCents } from "../../creators/terms.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { LEAST_PRICE, LENGTHS, MAX_OPTIONS, MOST_PRICE } from "../../studio/feeTerms.ts";
import { forCreators, SUBSCRIPTION } from "./studioCalls.ts";

const CONFIG = object({
  currency: string,
  minPrice: { ...string, description: "USD with two decimals, as maxPrice" },
  maxPrice: string,
  maxOptions: { ...whole, description: "Lengths that can be on offer at once" },
  subscriptionUnits: listOf({ ...string, enum: UNITS }),
  nums: listOf(whole),
  platformRate: { ...string, description: "The platform's share in per cent, such as 20.00; half up" },
  version: { ...whole, description: "Of the creator's list, for fee/save" },
});

export function feeRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    `${SUBSCRIPTION}/fee/config`,
    described(call("Limits of a creator's fees; 5026 for other members", LANG, CONFIG, docs.MEMBERS_ONLY)),
    forCreators(services, ({ member }) =>
      answer({
        currency: "USD",
        minPrice: writeCents(LEAST_PRICE),
        maxPrice: writeCents(MOST_PRICE),
        maxOptions: MAX_OPTIONS,
        subscriptionUnits: UNITS,
        nums: [...new Set(LENGTHS.map(({ num }) => num))].toSorted((a, b) => a - b),
        platformRate: writeCents(PLATFORM_RATE),
        version: services.fees.version(member.id),
      }),
    ),
  );
}
