// Does what pages ask for in a member's name: signs in and out, and tells the pages what is out of date afterwards.
import type { MembersApi } from "#api/account/createMembersApi.ts";
import { failure, type Result, success, TRANSPORT_ERROR, UNAUTHORIZED } from "#api/transport/result.ts";
import type { Credentials, MemberActName, MemberRequest } from "#domain/member/memberActs.ts";
import type { AccountKeeper } from "./accountKeeper.ts";

export interface MemberDesk {
  /** The outcome as MemberActs types it. */
  act(request: MemberRequest, language: string): Promise<Result<unknown>>;
}

const SIGN_INS: ReadonlySet<MemberActName> = new Set(["signIn", "signInThrough", "register"]);
/** Acts after which nothing that pages know has changed. */
const WITHOUT_TRACE: ReadonlySet<MemberActName> = new Set([
  "sendCode",
  "verifyResetCode",
  "verifyPassword",
  "loadConfig",
  "saveConfig",
  "sendFeedback",
  "checkAge",
  "upload",
]);

/** A desk over the account; `load` brings the calls when the first act is asked for. */
export function createMemberDesk(options: {
  readonly account: AccountKeeper;
  load(): Promise<MembersApi>;
  /** What pages know of members is out of date. */
  onDone(): void;
}): MemberDesk {
  const { account } = options;
  let api: Promise<MembersApi> | undefined;
  /** The configuration on its way: tabs that open together ask once. A later one asks anew, and learns who is refused. */
  let coming: { readonly session: string | undefined; readonly answer: Promise<Result<unknown>> } | undefined;

  async function call(request: MemberRequest, language: string, token?: string): Promise<Result<unknown>> {
    try {
      api ??= options.load();
      return await (await api).act(request, language, token);
    } catch {
      // The code of the calls did not come: the next act tries again.
      api = undefined;
      return failure(TRANSPORT_ERROR);
    }
  }

  /** SPEC §4: everything goes at once, even if the call fails. */
  async function signOut(request: MemberRequest, language: string): Promise<Result<unknown>> {
    const ended = account.current();
    if (!ended) return success(true);
    await account.end(ended.session);
    await call(request, language, ended.token);
    return success(true);
  }

  function loadConfig(request: MemberRequest, language: string): Promise<Result<unknown>> {
    const session = account.current()?.session;
    if (coming !== undefined && coming.session === session) return coming.answer;
    const asked = { session, answer: call(request, language) };
    coming = asked;
    void asked.answer.then(() => {
      if (coming === asked) coming = undefined;
    });
    return asked.answer;
  }

  return {
    async act(request, language) {
      await account.ready();
      if (request.act === "signOut") return signOut(request, language);
      const asked = account.current()?.session;
      const answer = await (request.act === "loadConfig" ? loadConfig : call)(request, language);
      if (!answer.ok) {
        // A call for members made by a visitor: nobody is signed out by it.
        return answer.code === UNAUTHORIZED ? { ...answer, silent: true } : answer;
      }
      if (SIGN_INS.has(request.act)) return success(await account.signIn(answer.value as Credentials));
      if (request.act === "leave" && asked !== undefined) await account.end(asked);
      else if (!WITHOUT_TRACE.has(request.act)) options.onDone();
      return answer;
    },
  };
}
