// Receives members' pictures and serves them.
// See docs/wire.md#picture-uploads.
import type { FastifyInstance } from "fastify";
import { UPLOAD_FOLDER, type Uploads } from "../../database/uploads.ts";
import { answer, refusal } from "../../server/envelope.ts";
import { pictureKind } from "../../members/pictureKind.ts";
import { refuse } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { forMembers } from "../memberCalls.ts";

const MAX_BYTES = 2 * 1024 * 1024;
/** In bytes: larger than the limit for pictures, so that an oversized one gets a message instead of a cut connection. */
const MAX_READ = 16 * 1024 * 1024;
const KEEP = "public, max-age=31536000, immutable";

/** True if a value is the address of an uploaded picture. */
export function isUpload(uploads: Uploads, value: unknown): boolean {
  return (
    typeof value === "string" &&
    value.startsWith(UPLOAD_FOLDER) &&
    uploads.get(value.slice(UPLOAD_FOLDER.length)) !== undefined
  );
}

export function uploadRoutes(app: FastifyInstance, services: Services): void {
  const { uploads } = services;

  // Raw bodies of any type are accepted by this call only.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_READ }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      "/v1/api/common/upload",
      forMembers(services, ({ content: bytes, member, now }) => {
        if (!(bytes instanceof Uint8Array) || bytes.length === 0) return refuse("notAPicture");
        if (bytes.length > MAX_BYTES) return refuse("pictureTooLarge");
        const kind = pictureKind(bytes);
        if (kind === undefined) return refuse("notAPicture");
        const name = uploads.add(
          member.id,
          { type: kind.type, bytes, width: 0, height: 0, duration: 0 },
          kind.extension,
          now,
        );
        return answer({ url: UPLOAD_FOLDER + name });
      }),
    );
  });

  app.get<{ Params: { file: string } }>(`${UPLOAD_FOLDER}:file`, async (request, reply) => {
    const { file } = request.params;
    const upload = uploads.get(file);
    if (upload === undefined) return reply.code(404).send(refusal(404, `No picture upload/${file}`));
    return reply.header("cache-control", KEEP).type(upload.type).send(Buffer.from(upload.bytes));
  });
}
