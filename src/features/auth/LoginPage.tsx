// The sign-in page: target of redirects from other platforms, also reachable by its address.
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import type { SignedIn } from "#domain/member/signIn.ts";
import {
  finishPlatform,
  type PlatformReturn,
  type PlatformSearch,
  readPlatformSearch,
  safePath,
} from "#state/session/platformRedirect.ts";
import { useMember } from "#state/session/useMember.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { Spinner } from "#ui/content/Spinner.tsx";
import { AuthForms } from "./AuthForms.tsx";
import { AUTH_TITLES, type AuthView } from "./authView.ts";
import styles from "./LoginPage.module.css";
import { welcome } from "./welcome.ts";

export function LoginPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [view, setView] = useState<AuthView>("signIn");
  // Read here and not in the route, whose code all pages would load.
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const next = safePath(search["next"]) ?? "/";
  const platform = useMemo(() => readPlatformSearch(search), [search]);
  const { note, busy, target } = usePlatformReturn(platform, next);
  const title = i18n._(AUTH_TITLES[view]);
  usePageTitle(t`${title} – Touchline`);
  const member = useMember();
  useEffect(() => {
    if (member) void navigate({ href: target, replace: true });
  }, [member, target, navigate]);
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>{title}</h1>
      {busy || member ? (
        <Spinner />
      ) : (
        <AuthForms view={view} onView={setView} onSignedIn={welcome} note={note} from={target} />
      )}
    </div>
  );
}

interface Return {
  readonly note: string | undefined;
  readonly busy: boolean;
  readonly target: string;
}

/** Signs in with the code of another platform, which is removed from the address at once. */
function usePlatformReturn(search: PlatformSearch, next: string): Return {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run } = useAct("signInThrough", { quiet: true });
  const begun = useRef(false);
  const [state, setState] = useState<Return>({
    note: undefined,
    busy: search.platform !== undefined && (search.code !== undefined || search.error !== undefined),
    target: next,
  });

  const finish = useCallback(
    async (back: PlatformReturn): Promise<Return & { readonly signedIn?: SignedIn }> => {
      const over = { busy: false, target: back.outcome === "unknown" ? next : back.from };
      if (back.outcome === "unknown")
        return { ...over, note: t`This sign-in was not begun here, or took too long. Try again.` };
      if (back.outcome === "denied")
        return { ...over, note: t`You were not signed in: the request was declined on the other platform.` };
      const answer = await run({ platform: back.platform, code: back.code });
      if (answer?.ok === true) return { ...over, note: undefined, signedIn: answer.value };
      return { ...over, note: answer && failureText(answer) };
    },
    [next, run, t],
  );

  useEffect(() => {
    // An effect may run twice, but a code is valid for one call.
    if (begun.current) return;
    const back = finishPlatform(search, "signIn");
    if (back === undefined) return;
    begun.current = true;
    void navigate({ to: "/login", search: {}, replace: true });
    void finish(back).then(({ signedIn, ...outcome }) => {
      // Set before the sign-in, which navigates there.
      setState(outcome);
      if (signedIn) welcome(signedIn);
    });
  }, [search, navigate, finish]);
  return state;
}
