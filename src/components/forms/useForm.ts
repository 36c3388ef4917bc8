// A form's state: values that stay on failure, what is wrong beside each field, focus on the first, submitted once.
import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLingui } from "@lingui/react";
import { type FieldKind, fieldProblem, tidyField } from "./fieldProblems.ts";

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The properties of a TextField, TextArea or PasswordField. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
}

export interface Form<Name extends string> {
  readonly values: Values<Name>;
  /** True while `submit` is under way. */
  readonly busy: boolean;
  /** What stands at the form's head; undefined for nothing. */
  readonly problem: string | undefined;
  field(name: Name): FieldBinding;
  set(name: Name, value: string): void;
  /** True when nothing is wrong with these fields; else their problems show, and the first of them gets the focus. */
  validate(names?: readonly Name[]): boolean;
  /** Says what the server refused: beside a field, which gets the focus, or at the form's head. */
  refuse(words: string, name?: Name): void;
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent): void;
  };
}

export interface FormOptions<Name extends string> {
  /** Each field and the rule it keeps. */
  readonly kinds: Readonly<Record<Name, FieldKind>>;
  readonly initial?: Partial<Values<Name>> | undefined;
  /** Gets the tidied values once all of them are right; while it runs nothing is submitted again. */
  submit(values: Values<Name>): Promise<unknown>;
}

/** The names of `kinds` say which fields there are and in which order they stand; give the same ones each time. */
export function useForm<Name extends string>({ kinds, initial, submit }: FormOptions<Name>): Form<Name> {
  // What is wrong is said in the language of the page.
  useLingui();
  const names = Object.keys(kinds) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ""])) as Record<Name, string>,
  );
  /** Fields whose problems show: those that were wrong when they were submitted. */
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<Name | "", string>>>({});
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  // After the render that shows the problems.
  useEffect(() => {
    if (attempt > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);

  const set = useCallback((name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _mended, ...rest }) => rest as Partial<Record<Name | "", string>>);
  }, []);

  function validate(checked: readonly Name[] = names): boolean {
    const wrong = checked.filter((name) => fieldProblem(kinds[name], values[name]) !== undefined);
    setShown(new Set([...shown, ...wrong]));
    if (wrong.length > 0) setAttempt((count) => count + 1);
    return wrong.length === 0;
  }

  async function submitOnce(): Promise<void> {
    if (underWay.current || !validate()) return;
    underWay.current = true;
    setBusy(true);
    setRefused({});
    const tidied = names.map((name) => [name, tidyField(kinds[name], values[name])]);
    try {
      await submit(Object.fromEntries(tidied) as Record<Name, string>);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    problem: refused[""],
    field: (name) => ({
      name,
      value: values[name],
      error: refused[name] ?? (shown.has(name) ? fieldProblem(kinds[name], values[name]) : undefined),
      onChange: (event) => set(name, event.currentTarget.value),
    }),
    set,
    validate,
    refuse(words, name) {
      setRefused({ [name ?? ""]: words } as Partial<Record<Name | "", string>>);
      if (name !== undefined) setAttempt((count) => count + 1);
    },
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void submitOnce();
      },
    },
  };
}
