// Signing in with e-mail address and password, or through another platform.
import { Trans } from "@lingui/react/macro";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./AuthForms.module.css";
import type { AuthViewProps } from "./authView.ts";
import { EmailField } from "./EmailField.tsx";
import { Platforms } from "./Platforms.tsx";
import { useFirstField } from "./useFirstField.ts";

const FIELDS = { email: fields.email, password: fields.password };

export interface SignInViewProps extends AuthViewProps {
  /** Text at the head of the form before a first try: the result of a sign-in through another platform. */
  readonly note?: string | undefined;
  /** Path to return to from another platform; by default the current one. */
  readonly from?: string | undefined;
}

export function SignInView(props: SignInViewProps) {
  const { email, onEmail, onView, onSignedIn, moved, note, from } = props;
  const { run } = useAct("signIn", { quiet: true });
  const form = useForm({
    fields: FIELDS,
    initial: { email },
    async submit(values) {
      onEmail(values.email);
      const answer = await run(values);
      if (answer?.ok === true) onSignedIn(answer.value);
      else if (answer) form.refuse(failureText(answer) ?? answer.message);
    },
  });
  useFirstField(form.props.ref, moved);
  const toView = (view: "register" | "reset") => () => {
    onEmail(form.values.email);
    onView(view);
  };
  return (
    <>
      <form {...form.props} className={styles["form"]}>
        <FormProblem text={form.problem ?? note} />
        <EmailField field={form.field("email")} />
        <MemberPasswordField field={form.field("password")} />
        <Button look="quiet" small className={styles["forgot"]} onClick={toView("reset")}>
          <Trans>Forgot your password?</Trans>
        </Button>
        <Button look="primary" type="submit" className={styles["submit"]} aria-busy={form.busy}>
          {form.busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </form>
      <Platforms from={from} />
      <p className={styles["foot"]}>
        <Trans>New here?</Trans>
        <Button look="quiet" small onClick={toView("register")}>
          <Trans>Create an account</Trans>
        </Button>
      </p>
    </>
  );
}
