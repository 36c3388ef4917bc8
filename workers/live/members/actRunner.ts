// Carries out the acts that pages ask for: begins and ends sign-ins, and names what is out of date afterwards.
import type { MembersApi } from "#api/createMembersApi.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { AnyAct } from "#domain/calls/call.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import { ACTS, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { Credentials } from "#domain/member/signIn.ts";
import type { AccountKeeper } from "./accountKeeper.ts";

export interface MemberActs {
  /** The outcome as the record of the act types it. `language` is a wire code. */
  act(request: MemberRequest, language: string): Promise<Result<unknown>>;
}

/** Acts in the name of the account; `load` brings the calls when the first act is asked for. */
export function createMemberActs(options: {
  readonly account: AccountKeeper;
  load(): Promise<MembersApi>;
  /** Answers with these tags are out of date. */
  onOutdated(tags: readonly CacheTag[]): void;
}): MemberActs {
  const { account } = options;
  let api: Promise<MembersApi> | undefined;
  /**
   * The configuration that is being loaded. Tabs opened together share one request; later tabs fetch again, so that an
   * expired token is noticed.
   */
  let loading:
    | { readonly session: string | undefined; readonly answer: Promise<Result<unknown>> }
    | undefined;

  async function call(request: MemberRequest, language: string, token?: string): Promise<Result<unknown>> {
    let calls: MembersApi;
    try {
      api ??= options.load();
      calls = await api;
    } catch {
      // The code of the calls could not be loaded: the next act tries again.
      api = undefined;
      return failure("noAnswer");
    }
    return calls.act(request, language, token);
  }

  /** docs/product.md#sign-in-and-sign-out: everything of the member is removed at once, even if the call fails. */
  async function endFirst(request: MemberRequest, language: string): Promise<Result<unknown>> {
    const ended = account.current();
    if (!ended) return success(true);
    await account.end(ended.session);
    await call(request, language, ended.token);
    return success(true);
  }

  function loadConfig(request: MemberRequest, language: string): Promise<Result<unknown>> {
    const session = account.current()?.session;
    if (loading !== undefined && loading.session === session) return loading.answer;
    const asked = { session, answer: call(request, language) };
    loading = asked;
    void asked.answer.then(() => {
      if (loading === asked) loading = undefined;
    });
    return asked.answer;
  }

  return {
    async act(request, language) {
      await account.ready();
      const record: AnyAct = ACTS[request.act];
      if (record.session === "endsFirst") return endFirst(request, language);
      const asker = account.current();
      const answer = await (request.act === "loadConfig" ? loadConfig : call)(request, language);
      const outdate = (): void => {
        const tags = record.outdates(request.params as never, asker?.memberId);
        if (tags.length > 0) options.onOutdated(tags);
      };
      if (!answer.ok) {
        // It may have been done.
        if (answer.reason === "unknown") outdate();
        // A visitor's call that needs a member: no sign-in is ended by it, and nothing is shown.
        return answer.reason === "signedOut" ? { ...answer, silent: true } : answer;
      }
      if (record.session === "begins") return success(await account.signIn(answer.value as Credentials));
      if (record.session === "ends" && asker !== undefined) await account.end(asker.session);
      outdate();
      return answer;
    },
  };
}
