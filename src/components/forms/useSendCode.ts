// Sends verification codes by e-mail, and counts down until another may be asked for.
import { useEffect, useState } from "react";
import type { CodePurpose } from "#domain/member/signIn.ts";
import { keptForPage } from "#state/pageStore.ts";
import type { ActResult } from "#state/session/runAct.ts";
import { showToast } from "#ui/overlays/toast.ts";
import { useAct } from "../acting/useAct.ts";

/** How long the server refuses another code, ms. */
export const RESEND_AFTER_MS = 60_000;
const TICK_MS = 1_000;

/** When the last code of a kind was sent to an address: the countdown continues in a dialog that is closed and opened again. */
const sentAt = keptForPage(() => new Map<string, number>());

function keyOf(purpose: CodePurpose, email: string): string {
  return `${purpose} ${email.trim().toLowerCase()}`;
}

export interface SendCode {
  /** Whole seconds until another code may be asked for; 0 when it may. */
  readonly waitSeconds: number;
  readonly busy: boolean;
  /**
   * The server's words are shown as a toast (docs/wire.md#user-calls); what failed is for the caller to say.
   */
  send(): Promise<ActResult<"sendCode"> | undefined>;
}

/** Codes of one kind to one address; the address of the account where the server knows it better. */
export function useSendCode(purpose: CodePurpose, email: string): SendCode {
  const { run, busy } = useAct("sendCode", { quiet: true });
  const key = keyOf(purpose, email);
  const [now, setNow] = useState(() => Date.now());
  const since = now - (sentAt().get(key) ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back must not prolong the wait.
  const waiting = since >= -TICK_MS && since < RESEND_AFTER_MS;

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    waitSeconds: waiting ? Math.min(Math.ceil((RESEND_AFTER_MS - since) / 1000), RESEND_AFTER_MS / 1000) : 0,
    busy,
    async send() {
      const answer = await run({ email: email.trim(), purpose });
      if (answer?.ok === true) {
        sentAt().set(key, Date.now());
        setNow(Date.now());
        if (answer.value !== "") showToast(answer.value);
      }
      return answer;
    },
  };
}

/** True while a code of this kind has just been sent to this address: there is no need to ask for one. */
export function isCodeOnItsWay(purpose: CodePurpose, email: string): boolean {
  const since = Date.now() - (sentAt().get(keyOf(purpose, email)) ?? Number.NEGATIVE_INFINITY);
  return since >= 0 && since < RESEND_AFTER_MS;
}
