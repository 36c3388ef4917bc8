// A form on react-hook-form and valibot: problems beside the fields, refusals of the server, one submit at a time.
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useLingui } from "@lingui/react";
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  type FieldErrors,
  useForm as useHookForm,
  type UseFormRegisterReturn,
  useWatch,
} from "react-hook-form";
import { type GenericSchema, type InferOutput, object } from "valibot";

/** Each field with the schema that validates and trims its text, in the order of the page. */
type Fields = Readonly<Record<string, GenericSchema<string, unknown>>>;
type NameOf<Schemas extends Fields> = Extract<keyof Schemas, string>;
type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The properties of a TextField, TextArea or PasswordField. */
export interface FieldBinding extends Pick<UseFormRegisterReturn, "name" | "ref" | "onBlur"> {
  readonly error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
}

export interface Form<Name extends string> {
  /** The texts as typed. */
  readonly values: Texts<Name>;
  /** True while `submit` is under way. */
  readonly busy: boolean;
  /** The refusal of the form as a whole, in words; undefined for none. */
  readonly problem: string | undefined;
  field(name: Name): FieldBinding;
  set(name: Name, value: string): void;
  /** Shows what the server refused: beside a field, which gets the focus, or at the form's head. */
  refuse(words: string, name?: Name): void;
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent): void;
  };
}

export interface FormOptions<Schemas extends Fields> {
  readonly fields: Schemas;
  readonly initial?: Partial<Texts<NameOf<Schemas>>> | undefined;
  /** Gets the texts as the schemas return them, once all are valid. No second call starts while one is under way. */
  submit(values: { readonly [Name in keyof Schemas]: InferOutput<Schemas[Name]> }): Promise<unknown>;
}

const REFUSED = "refused";
/** react-hook-form clears this error at each submit. */
const HEAD = "root.refused";

/** `fields` are read once. A field that was wrong at a submit is checked again with each change. */
export function useForm<Schemas extends Fields>(options: FormOptions<Schemas>): Form<NameOf<Schemas>> {
  type Name = NameOf<Schemas>;
  const { fields, initial, submit } = options;
  const [begun] = useState(() => ({
    resolver: valibotResolver(object(fields) as GenericSchema<Texts<string>, Record<string, unknown>>),
    defaultValues: Object.fromEntries(
      Object.keys(fields).map((name) => [name, initial?.[name as Name] ?? ""]),
    ),
  }));
  const form = useHookForm<Record<string, string>, unknown, Record<string, unknown>>({
    ...begun,
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const watched = useRef(new Set<string>());
  const ref = useRef<HTMLFormElement>(null);
  const { locale } = useLingui().i18n;

  // A problem is put into words when it is found, so that another language needs another check.
  const language = useRef(locale);
  useEffect(() => {
    if (language.current === locale) return;
    language.current = locale;
    const wrong = Object.keys(form.formState.errors).filter((name) => watched.current.has(name));
    if (wrong.length > 0) void form.trigger(wrong);
  }, [form, locale]);

  async function submitOnce(tidied: Record<string, unknown>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await submit(tidied as Parameters<typeof submit>[0]);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  const watchWrong = (wrong: FieldErrors): void => {
    for (const name of Object.keys(wrong)) watched.current.add(name);
  };
  const changed = (name: Name): void => {
    if (watched.current.has(name)) void form.trigger(name);
    else form.clearErrors(name);
  };

  return {
    values: values as Texts<Name>,
    busy,
    problem: errors.root?.[REFUSED]?.message,
    field(name) {
      const { onChange, onBlur, ref: control } = form.register(name);
      return {
        name,
        ref: control,
        onBlur,
        onChange: (event) => void onChange(event).then(() => changed(name)),
        error: errors[name]?.message,
      };
    },
    set(name, value) {
      form.setValue<string>(name, value);
      changed(name);
    },
    refuse(words, name) {
      form.setError(name ?? HEAD, { type: REFUSED, message: words }, { shouldFocus: true });
    },
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => void form.handleSubmit(submitOnce, watchWrong)(event),
    },
  };
}
