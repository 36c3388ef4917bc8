// The forms of signing in, of dialog and page alike: one view at a time, which share the address typed.
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
  /** What is to be said before anything is tried. */
  readonly note?: string | undefined;
  /** Path to come back to from another platform; where the visitor is unless told. */
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
