// The fees of a creator in the studio: their limits, the list with its version, and saving it.
// See docs/wire.md#studio.
import type { FastifyInstance } from "fastify";
import { feedSecond, keyedPost } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { call, LANG, listOf, object, string, whole } from "../../apiPaths/parts.ts";
import type { Checked } from "../../community/rules/refused.ts";
import type { NewFee } from "../../creators/fees.ts";
import { PLATFORM_RATE } from "../../creators/ledger.ts";
import { UNITS, writeCents } from "../../creators/terms.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { described } from "../../server/describedCalls.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { LEAST_PRICE, LENGTHS, MAX_OPTIONS, MOST_PRICE } from "../../studio/feeTerms.ts";
import { actOnce } from "../community/communityCalls.ts";
import type { MemberCall } from "../memberCalls.ts";
import { readFees } from "./readFees.ts";
import { forCreators, SUBSCRIPTION } from "./studioCalls.ts";

const UNIT = { ...string, enum: UNITS };
const AMOUNT = { ...string, description: "USD with two decimals" };

const CONFIG = object({
  currency: string,
  minPrice: AMOUNT,
  maxPrice: AMOUNT,
  maxOptions: { ...whole, description: "Lengths that can be on offer at once" },
  subscriptionUnits: listOf(UNIT),
  nums: listOf(whole),
  platformRate: { ...string, description: "The platform's share in per cent, such as 20.00; half up" },
  version: { ...whole, description: "Of the creator's list, for fee/save" },
});
const LENGTH = { num: whole, subscriptionUnit: UNIT };
const PRICES = { ...LENGTH, price: AMOUNT, firstTimePrice: orNull(AMOUNT) };
const LIST = object({
  version: whole,
  list: listOf(
    object({
      ...PRICES,
      subscriberCount: { ...whole, description: "Members with a running period of this length" },
      lastUntil: orNull({ ...feedSecond, description: "When the last of these periods ends" }),
    }),
  ),
});

export function feeRoutes(app: FastifyInstance, services: Services): void {
  const { feeList, fees, orders } = services;

  const answerList = (creatorId: number, now: number): Envelope =>
    answer({
      version: fees.version(creatorId),
      list: feeList.of(creatorId, now).map((line) => ({
        num: line.num,
        subscriptionUnit: line.unit,
        price: writeCents(line.cents),
        firstTimePrice: line.firstTimeCents === undefined ? null : writeCents(line.firstTimeCents),
        subscriberCount: line.subscriberCount,
        lastUntil: line.lastUntil === undefined ? null : writeFeedSecond(line.lastUntil),
      })),
    });

  function readSave({ body, member }: MemberCall): Checked<readonly NewFee[]> {
    const read = readFees(body["list"]);
    if (!read.ok) return read;
    if (!Number.isSafeInteger(body["version"])) {
      return { ok: false, refusal: refuseField("version is the version of fee/list") };
    }
    const isCurrent = body["version"] === fees.version(member.id);
    return isCurrent ? read : { ok: false, refusal: refuse("changedMeanwhile") };
  }

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
        version: fees.version(member.id),
      }),
    ),
  );

  app.get(
    `${SUBSCRIPTION}/fee/list`,
    described(call("What the creator asks, by number of units", LANG, LIST, docs.MEMBERS_ONLY)),
    forCreators(services, ({ member, now }) => answerList(member.id, now)),
  );

  app.get(
    "/v1/api/product",
    described(
      call(
        "The lengths that a creator can offer",
        LANG,
        object({ list: listOf(object(LENGTH)) }),
        docs.MEMBERS_ONLY,
      ),
    ),
    forCreators(services, () =>
      answer({ list: LENGTHS.map(({ num, unit }) => ({ num, subscriptionUnit: unit })) }),
    ),
  );

  app.post(
    `${SUBSCRIPTION}/fee/save`,
    described(
      call(
        "Replaces what the creator asks; 4027 where version is not the current one. What is paid already stays",
        {},
        LIST,
        keyedPost({
          version: whole,
          list: listOf({
            type: "object",
            required: ["num", "subscriptionUnit", "price"],
            properties: PRICES,
          }),
        }),
      ),
    ),
    forCreators(services, (asked) => {
      const { member, now } = asked;
      return actOnce(services, asked, {
        call: "fee/save",
        rate: "fees",
        check: () => readSave(asked),
        act(wanted) {
          fees.set(member.id, wanted, now);
          orders.expireUnpriced(member.id);
          return "";
        },
        answer: () => answerList(member.id, now),
      });
    }),
  );
}
