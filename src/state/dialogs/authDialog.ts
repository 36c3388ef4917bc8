// Opens the sign-in dialog by an event that any page may send and the frame handles.
// See docs/product.md#sign-in-dialog.
import { asRecord } from "../preferences/stored.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { dialogEvent } from "./dialogEvent.ts";

export const OPEN_AUTH_DIALOG = "open-auth-dialog";

const VIEWS = ["signIn", "register", "reset"] as const;

export interface AuthRequest {
  /** The view the dialog opens with; the sign-in form by default. */
  readonly view?: (typeof VIEWS)[number];
  /** Continues with what the visitor was about to do, after the sign-in. */
  readonly goOn?: () => void;
}

/** The payload of any script: a part that cannot be read is left out. */
function readRequest(payload: unknown): AuthRequest {
  const { view, goOn } = asRecord(payload) ?? {};
  const known = VIEWS.find((each) => each === view);
  return {
    ...(known === undefined ? {} : { view: known }),
    ...(typeof goOn === "function" ? { goOn: goOn as () => void } : {}),
  };
}

const event = dialogEvent<AuthRequest>(OPEN_AUTH_DIALOG, readRequest);

/** Opens the sign-in dialog; its code is loaded on first use. */
export const openAuthDialog = (request: AuthRequest = {}): void => event.send(request);

/** Calls `open` for each request. Returns how to stop. */
export const onAuthDialog = (open: (request: AuthRequest) => void): (() => void) => event.listen(open);

/** Runs what only members may do: at once for a member, after the sign-in for a visitor. */
export function asMember(run: () => void): void {
  if (currentMember()) run();
  else openAuthDialog({ goOn: run });
}
