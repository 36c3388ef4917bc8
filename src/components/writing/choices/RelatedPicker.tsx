// What a post is about: matches, teams and leagues as chips, the moment of a running match, and a field to add one.
// See docs/product.md#what-a-post-is-about.
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { PostSubject, RelatedObject } from "#domain/community/post.ts";
import { useSearch } from "#state/pageData/useSearch.ts";
import { MomentButton } from "../../posts/MomentButton.tsx";
import { RelatedMark } from "../../posts/RelatedMark.tsx";
import { groupsOf, type SearchItem } from "../../search/searchItems.ts";
import { ChosenChips } from "./ChosenChips.tsx";
import type { PickerProps } from "./LazyPicker.tsx";
import { PickerField } from "./PickerField.tsx";
import { usePickerStart } from "./usePickerStart.ts";

/** docs/wire.md#community-limits */
const RELATED_MAX = 5;
const SUBJECTS: readonly string[] = ["match", "team", "league"] satisfies readonly PostSubject[];

export function RelatedPicker({ value, onChange, start }: PickerProps<RelatedObject>) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = usePickerStart(field, start);
  const { answer, current, failure, retry } = useSearch(text);
  const isChosen = ({ kind, id }: SearchItem) => value.some((each) => each.kind === kind && each.id === id);
  const groups = (answer === undefined ? [] : groupsOf(answer, []))
    .filter(({ id }) => SUBJECTS.includes(id))
    .map((group) => ({ ...group, items: group.items.filter((item) => !isChosen(item)) }))
    .filter(({ items }) => items.length > 0);
  const most = RELATED_MAX;
  return (
    <div>
      <ChosenChips
        label={t`What the post is about`}
        field={field}
        chosen={value.map((object, at) => ({
          key: `${object.kind} ${object.id}`,
          name: object.name,
          mark: <RelatedMark object={object} size={18} />,
          beside:
            object.kind === "match" ? (
              <MomentButton match={object} onChange={(changed) => onChange(value.with(at, changed))} />
            ) : null,
        }))}
        onRemove={(at) => onChange(value.toSpliced(at, 1))}
      />
      <PickerField
        ref={field}
        label={<Trans>What the post is about</Trans>}
        placeholder={t`Match, team or league`}
        hint={value.length < most ? undefined : <Trans>A post can be linked to at most {most} items.</Trans>}
        isFull={value.length >= most}
        text={text}
        found={{ groups, isStale: !current, isComplete: current, failure, retry }}
        onText={setText}
        onChoose={(item) => onChange([...value, relatedOf(item)])}
      />
    </div>
  );
}

function relatedOf({ kind, id, name, picture }: SearchItem): RelatedObject {
  return { kind: kind as PostSubject, id, name, logo: picture, minute: undefined, scoreThen: undefined };
}
