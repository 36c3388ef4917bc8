// The place of the sign-in dialog in the frame: it answers the event, its code comes with the first one (SPEC §2).
import { Suspense, useCallback, useEffect, useState } from "react";
import { type AuthRequest, OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { fetchAhead } from "#ui/page/lowPower.ts";
import { withTexts } from "#i18n/withTexts.ts";

const load = () => withTexts(() => import("#features/auth/AuthDialog.tsx"));
const AuthDialog = lazyPart(
  async () => (await load()).AuthDialog,
  ({ onClose }) => onClose(),
);

/** Fetches the dialog ahead, when the pointer nears its button. */
export function preloadAuth(): void {
  fetchAhead(load);
}

export function Auth() {
  const [request, setRequest] = useState<AuthRequest>();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const open = (event: Event): void => {
      setWanted(true);
      // The payload may be missing: anybody may send the event.
      setRequest({ ...(event as CustomEvent<AuthRequest | null>).detail });
    };
    addEventListener(OPEN_AUTH_DIALOG, open);
    return () => removeEventListener(OPEN_AUTH_DIALOG, open);
  }, []);
  const close = useCallback(() => setRequest(undefined), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog request={request} onClose={close} />
    </Suspense>
  );
}
