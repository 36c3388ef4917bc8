// The sign-in forms of dialog and page: one view at a time; all views share the address typed.
import { useState } from "react";
import type { SignedIn } from "#domain/member/signIn.ts";
import styles from "./AuthForms.module.css";
import type { AuthView } from "./authView.ts";
import { RegisterView } from "./RegisterView.tsx";
import { ResetView } from "./ResetView.tsx";
import { SignInView } from "./SignInView.tsx";

export interface AuthFormsProps {
  readonly view: AuthView;
  onView(view: AuthView): void;
  onSignedIn(signedIn: SignedIn): void;
  /** Text at the head of the form before a first try. */
  readonly note?: string | undefined;
  /** Path to return to from another platform; by default the current one. */
  readonly from?: string | undefined;
}

export function AuthForms({ view, onView, onSignedIn, note, from }: AuthFormsProps) {
  const [email, setEmail] = useState("");
  const [moved, setMoved] = useState(false);
  const shared = {
    email,
    onEmail: setEmail,
    onView(next: AuthView) {
      setMoved(true);
      onView(next);
    },
    onSignedIn,
    moved,
  };
  return (
    <div className={styles["forms"]}>
      {view === "signIn" && <SignInView {...shared} note={moved ? undefined : note} from={from} />}
      {view === "register" && <RegisterView {...shared} />}
      {view === "reset" && <ResetView {...shared} />}
    </div>
  );
}
