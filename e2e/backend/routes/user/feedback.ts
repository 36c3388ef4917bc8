// Receives feedback.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { listOf, string } from "../../apiPaths/parts.ts";
import { answer } from "../../server/envelope.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { readFeedback } from "../../members/rules.ts";
import type { Services } from "../../server/services.ts";
import { forEverybody } from "../memberCalls.ts";
import { isUpload } from "./upload.ts";
import { words } from "../../words/words.ts";

const FEEDBACK_TYPES = ["BUG", "IDEA", "DATA", "ACCOUNT", "OTHER"] as const;
const MAX_CONTACT = 200;
const MAX_PICTURES = 4;

export function feedbackRoutes(app: FastifyInstance, services: Services): void {
  const { feedback, tryLimit, uploads } = services;

  app.post(
    "/v1/api/user/submitFeedback",
    docs.describedPost(
      "Takes a message to the makers, from visitors too",
      {
        type: { ...string, enum: ["BUG", "IDEA", "DATA", "ACCOUNT", "OTHER"] },
        content: { ...string, description: "1 to 2000 characters" },
        "pictures?": { ...listOf(string), description: "At most 4 urls of uploads" },
        "contact?": { ...string, description: "At most 200 characters" },
      },
      docs.NOTHING,
    ),
    forEverybody(services, ({ body, member, ip, now }) => {
      const type = FEEDBACK_TYPES.find((each) => each === body["type"]);
      const content = readFeedback(body["content"]);
      const { pictures = [], contact = "" } = body;
      if (type === undefined) return refuseField(`type is one of ${FEEDBACK_TYPES.join(", ")}`);
      if (!content.ok) return refuseField(content.msg);
      if (!Array.isArray(pictures) || pictures.length > MAX_PICTURES) {
        return refuseField(`pictures is a list of at most ${MAX_PICTURES} urls of uploads`);
      }
      if (!pictures.every((picture) => isUpload(uploads, picture))) {
        return refuseField("pictures has something in it that is no upload");
      }
      if (typeof contact !== "string" || contact.length > MAX_CONTACT) {
        return refuseField(`contact has at most ${MAX_CONTACT} characters`);
      }
      if (!tryLimit.take(`feedback ${member?.id ?? ip}`, now)) return refuse("tooManyTries");
      feedback.add(
        { userId: member?.id, type, content: content.value, pictures: pictures.map(String), contact },
        now,
      );
      return { ...answer(null), msg: words("thanks") };
    }),
  );
}
