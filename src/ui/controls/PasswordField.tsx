// A password field with a button that shows the password.
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  /** For password managers: an existing password, or a new one. */
  readonly autoComplete: "current-password" | "new-password";
  /** Labels of the button while the password is hidden, and while it is shown. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="auto"
      {...field}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          icon={shown ? "eyeOff" : "eye"}
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
