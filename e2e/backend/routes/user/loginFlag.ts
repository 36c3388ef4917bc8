// The login flag as a cookie of the server: browsers that end the cookies of scripts after some days keep it.
// See docs/wire.md#login-flag.
import type { FastifyInstance } from "fastify";

/** As long as an unused sign-in is kept, seconds. */
const MAX_AGE = 30 * 86_400;

/** The calls after whose success a member is signed in, or still is; and those that end the sign-in. */
const SETS: ReadonlySet<string> = new Set([
  "/v1/api/user/login",
  "/v1/api/user/third-platform-login",
  "/v1/api/user/verifyRegistrationCode",
  "/v1/api/user/getConfig",
  "/v1/api/user/updateConfig",
]);
const ENDS: ReadonlySet<string> = new Set(["/v1/api/user/logout", "/v1/api/user/verifyCancelCode"]);

/** True for an answer with code 0. */
const isDone = (payload: unknown): boolean =>
  typeof payload === "string" && (JSON.parse(payload) as { readonly code?: unknown }).code === 0;

/** Only a call that was done changes the flag; it is no secret, and readable by scripts. */
export function setLoginFlag(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const path = request.routeOptions.url ?? "";
    if (!(SETS.has(path) || ENDS.has(path)) || !isDone(payload)) return payload;
    const flag = SETS.has(path) ? `isLogin=1; Max-Age=${MAX_AGE}` : "isLogin=; Max-Age=0";
    const secure = request.protocol === "https" ? "; Secure" : "";
    reply.header("set-cookie", `${flag}; Path=/; SameSite=Lax${secure}`);
    return payload;
  });
}
