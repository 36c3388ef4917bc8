// Carries out the acts that pages ask for: begins and ends sign-ins, and names what is out of date afterwards.
import type { MembersApi } from "#api/createMembersApi.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { AnyAct } from "#domain/calls/call.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import { ACTS, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { Credentials } from "#domain/member/signIn.ts";
import type { AccountKeeper } from "./accountKeeper.ts";

export interface ActRunner {
  /**
   * The outcome as the record of the act types it. `language` is a wire code; `member` is the sign-in that the page acts
   * for, undefined for a visitor. A failure "signedOut", with nothing sent, when another is in force
   * (docs/product.md#sign-in-and-sign-out).
   */
  act(request: MemberRequest, language: string, member: string | undefined): Promise<Result<unknown>>;
}

/** Acts in the name of the account; `load` brings the calls when the first act is asked for. */
export function createActRunner(options: {
  readonly account: AccountKeeper;
  load(): Promise<MembersApi>;
  /** Answers with these tags are out of date. */
  onOutdated(tags: readonly CacheTag[]): void;
}): ActRunner {
  const { account } = options;
  let api: Promise<MembersApi> | undefined;
  /**
   * The configuration that is being loaded. Tabs opened together share one request; later tabs fetch again, so that an
   * expired token is noticed.
   */
  let loading:
    | { readonly session: string | undefined; readonly answer: Promise<Result<unknown>> }
    | undefined;

  async function loadCalls(): Promise<MembersApi | undefined> {
    try {
      api ??= options.load();
      return await api;
    } catch {
      // The code of the calls could not be loaded: the next act tries again.
      api = undefined;
      return undefined;
    }
  }

  /** docs/product.md#sign-in-and-sign-out: everything of the member is removed at once, even if the call fails. */
  async function endFirst(request: MemberRequest, language: string): Promise<Result<unknown>> {
    const ended = account.current();
    if (!ended) return success(true);
    await account.end(ended.session);
    const calls = await loadCalls();
    await calls?.act(request, language, ended.token);
    return success(true);
  }

  function loadConfig(
    session: string | undefined,
    load: () => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> {
    if (loading !== undefined && loading.session === session) return loading.answer;
    const asked = { session, answer: load() };
    loading = asked;
    void asked.answer.then(() => {
      if (loading === asked) loading = undefined;
    });
    return asked.answer;
  }

  return {
    async act(request, language, member) {
      await account.ready();
      const record: AnyAct = ACTS[request.act];
      // An act that begins a sign-in names its member itself.
      const isOfOther = (): boolean => record.session !== "begins" && account.current()?.session !== member;
      if (isOfOther()) return failure("signedOut");
      if (record.session === "endsFirst") return endFirst(request, language);
      const calls = await loadCalls();
      if (!calls) return failure("noAnswer");
      // The sign-in may have changed while the code was loading.
      if (isOfOther()) return failure("signedOut");
      const asker = account.current();
      // With the asker's token: an attempt that is repeated later must not be in the name of the next member.
      const send = (): Promise<Result<unknown>> => calls.act(request, language, asker?.token);
      const answer = await (request.act === "loadConfig" ? loadConfig(asker?.session, send) : send());
      const outdate = (): void => {
        const tags = record.outdates(request.params as never, asker?.memberId);
        if (tags.length > 0) options.onOutdated(tags);
      };
      if (!answer.ok) {
        // It may have been done, or something else was done before.
        if (answer.reason === "unknown" || answer.refusal === "changedMeanwhile") outdate();
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
