// A field in which a member looks for things; what searches and lists them is fetched when the field is first used.
// See docs/product.md#what-a-post-is-about.
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { TextField } from "#ui/controls/TextField.tsx";
import type { PickerStart } from "./usePickerStart.ts";

export interface PickerProps<Value> {
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  readonly start?: PickerStart | undefined;
}

export interface LazyPickerProps<Value> extends Omit<PickerProps<Value>, "start"> {
  /** Those of the picker. */
  readonly label: ReactNode;
  readonly placeholder: string;
  readonly load: () => Promise<ComponentType<PickerProps<Value>>>;
}

/** What is chosen already is shown by the picker, which is then fetched at once. Another focus fetches again after a failure. */
export function LazyPicker<Value>({ label, placeholder, value, onChange, load }: LazyPickerProps<Value>) {
  const [Picker, setPicker] = useState<ComponentType<PickerProps<Value>>>();
  const [text, setText] = useState("");
  const [isFocused, setFocused] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const isChosen = value.length > 0;
  const fetchPicker = (): void =>
    void load().then(
      (Part) => setPicker(() => Part),
      () => undefined,
    );
  const showChosen = useEffectEvent(fetchPicker);
  useEffect(() => {
    if (isChosen) showChosen();
  }, [isChosen]);

  // Another field would end what an input method composes.
  if (Picker !== undefined && !isComposing) {
    return <Picker value={value} onChange={onChange} start={{ text, isFocused }} />;
  }
  return (
    <TextField
      label={label}
      role="combobox"
      placeholder={placeholder}
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      enterKeyHint={text === "" ? "next" : "done"}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => {
        setFocused(true);
        fetchPicker();
      }}
      onBlur={() => setFocused(false)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        // The letters are a search, whose list is on its way.
        if (event.key === "Enter" && text !== "" && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
    />
  );
}
