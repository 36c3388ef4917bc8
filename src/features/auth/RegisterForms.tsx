// The forms of a page on which one registers; who has an account already can change to the sign-in.
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AuthForms } from "./AuthForms.tsx";
import { AUTH_TITLES, type AuthView } from "./authView.ts";
import styles from "./AuthForms.module.css";
import { welcome } from "./welcome.ts";

export interface RegisterFormsProps {
  /** Called once the account exists, before the page knows the member. */
  onRegistered(): void;
}

export function RegisterForms({ onRegistered }: RegisterFormsProps) {
  const { i18n } = useLingui();
  const [view, setView] = useState<AuthView>("register");
  return (
    <section aria-label={i18n._(AUTH_TITLES[view])}>
      <h2 className={styles["title"]}>{i18n._(AUTH_TITLES[view])}</h2>
      <AuthForms
        view={view}
        onView={setView}
        onSignedIn={(signedIn) => {
          if (view === "register") onRegistered();
          welcome(signedIn);
        }}
      />
    </section>
  );
}
