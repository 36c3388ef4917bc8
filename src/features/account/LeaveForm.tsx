// Deletes an account: lists what is lost, asks for a code by e-mail and for the nickname, then opens the home page.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Member } from "#domain/member/member.ts";
import { tidyName } from "#domain/member/formRules.ts";
import { CodeField } from "#components/forms/CodeField.tsx";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { fieldOfRefusal } from "#components/acting/refusals.ts";
import { failureText, tellFailure } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { isCodeOnItsWay, useSendCode } from "#components/forms/useSendCode.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { forgetMember } from "#state/session/signInOut.ts";
import { dropMyDrafts } from "#state/writing/leavingDrafts.ts";
import { TextField } from "#ui/controls/TextField.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./AccountForm.module.css";
import leave from "./LeaveForm.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import { useFocusOnChange } from "./useFocusOnChange.ts";

const NOTHING = {};

export function LeaveForm({ member }: { readonly member: Member }) {
  const [sent, setSent] = useState(false);
  return (
    <>
      <div className={styles["part"]}>
        <p>
          <Trans>This cannot be taken back. With your account we delete:</Trans>
        </p>
        <ul className={leave["list"]}>
          <li>
            <Trans>your profile, your picture and your settings</Trans>
          </li>
          <li>
            <Trans>everything you have written</Trans>
          </li>
          <li>
            <Trans>your favourite matches, leagues and teams</Trans>
          </li>
          <li>
            <Trans>whom you follow, who follows you, and your notifications</Trans>
          </li>
          <li>
            <Trans>the accounts of other platforms you sign in through</Trans>
          </li>
        </ul>
      </div>
      {member.email === "" ? (
        <NoAddress />
      ) : sent ? (
        <ConfirmLeave member={member} />
      ) : (
        <AskCode email={member.email} onSent={() => setSent(true)} />
      )}
    </>
  );
}

function NoAddress() {
  return (
    <div className={styles["part"]}>
      <p>
        <Trans>The code to confirm it goes to your e-mail address, and your account has none yet.</Trans>
      </p>
      <Link to="/settings/account/email" className={styles["link"]}>
        <Trans>Add an e-mail address</Trans>
      </Link>
    </div>
  );
}

function AskCode({ email, onSent }: { readonly email: string; onSent(): void }) {
  const { send } = useSendCode("leave", email);
  const form = useForm({
    fields: NOTHING,
    async submit() {
      const answer = isCodeOnItsWay("leave", email) ? undefined : await send();
      const known = answer === undefined || answer.ok || answer.refusal === "codeTooSoon";
      if (answer?.ok === false && known) tellFailure(answer);
      if (known) onSent();
      else form.refuse(failureText(answer) ?? "");
    },
  });
  return (
    <form {...form.props} className={styles["part"]}>
      <FormProblem text={form.problem} />
      <p>
        <Trans>
          To go on we send a code to <bdi translate="no">{email}</bdi>. Nothing is deleted yet.
        </Trans>
      </p>
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy}>
          <Trans>Send the code</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}

const FIELDS = { code: fields.code, name: fields.name };

function ConfirmLeave({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useLiveClient();
  const { run } = useAct("leave", { quiet: true });
  const form = useForm({
    fields: FIELDS,
    async submit({ code, name }) {
      if (tidyName(name) !== tidyName(member.name)) {
        form.refuse(t`This is not your nickname.`, "name");
        return;
      }
      const answer = await run({ code });
      if (answer?.ok) {
        // Pages for members redirect to the home page, in this tab as in all others.
        dropMyDrafts(client);
        forgetMember();
        showToast(t`Your account is deleted. Goodbye, and thank you.`);
        await navigate({ to: "/", replace: true });
      } else if (answer) {
        form.refuse(
          failureText(answer) ?? "",
          fieldOfRefusal(answer.refusal) === "code" ? "code" : undefined,
        );
      }
    },
  });
  useFocusOnChange(form.props.ref);
  return (
    <form {...form.props} className={styles["part"]}>
      <FormProblem text={form.problem} />
      <CodeField field={form.field("code")} purpose="leave" email={member.email} />
      <TextField
        {...form.field("name")}
        label={t`Your nickname`}
        hint={
          <Trans>
            Type <bdi translate="no">{member.name}</bdi> to confirm.
          </Trans>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        required
      />
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy} danger>
          <Trans>Delete my account for good</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
