// The topics of a post as chips, and a field to add one that others use, or a new one.
// See docs/product.md#what-a-post-is-about.
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { TopicRef } from "#domain/community/post.ts";
import { lettersOf, tidyName } from "#domain/member/formRules.ts";
import { foldWords } from "#domain/search/foldText.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useSettled } from "#state/pageData/useSearch.ts";
import { topicGroup } from "../../search/searchItems.ts";
import { ChosenChips } from "./ChosenChips.tsx";
import type { PickerProps } from "./LazyPicker.tsx";
import { PickerField } from "./PickerField.tsx";
import { usePickerStart } from "./usePickerStart.ts";

/** docs/wire.md#community-limits */
const TOPICS_MAX = 3;
const NAME_LETTERS = { least: 2, most: 40 } as const;
const NO_PARAMS: Readonly<Record<string, never>> = {};

/** Names are the same without case and accents, as the server compares them. */
const folded = (name: string): string => foldWords(name).join(" ");

export function TopicPicker({ value, onChange, start }: PickerProps<TopicRef>) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = usePickerStart(field, start);
  const name = tidyName(text);
  const asked = useSettled(name);
  const isBare = name === "";
  const hot = usePageData("hotTopics", NO_PARAMS, { enabled: isBare });
  const named = usePageData("topicSearch", { text: asked }, { enabled: asked !== "", keepPrevious: true });
  const { data, failure, refetch } = isBare ? hot : named;
  const isCurrent = isBare || (asked === name && data !== undefined && !named.isPrevious);
  const taken = new Set(value.map((topic) => folded(topic.name)));
  const found = topicGroup((data ?? []).filter((topic) => !taken.has(folded(topic.name))));
  const isNew = isCurrent && isNewName(name, [...value, ...(data ?? [])]);
  const [least, most] = [NAME_LETTERS.least, NAME_LETTERS.most];

  function hintOf() {
    if (value.length >= TOPICS_MAX) {
      const topics = TOPICS_MAX;
      return <Trans>A post has at most {topics} topics.</Trans>;
    }
    return lettersOf(name) > most ? (
      <Trans>
        The name of a topic has {least} to {most} characters.
      </Trans>
    ) : undefined;
  }

  return (
    <div>
      <ChosenChips
        label={t`Topics of the post`}
        field={field}
        chosen={value.map((topic) => ({
          key: folded(topic.name),
          name: topic.name,
          mark: <bdi translate="no">{`# ${topic.name}`}</bdi>,
          beside: null,
        }))}
        onRemove={(at) => onChange(value.toSpliced(at, 1))}
      />
      <PickerField
        ref={field}
        label={<Trans>Topics of the post</Trans>}
        placeholder={t`Add a topic`}
        hint={hintOf()}
        text={text}
        found={{
          groups: found.items.length > 0 ? [found] : [],
          isStale: !isCurrent,
          isComplete: isCurrent,
          failure: data === undefined ? failure : undefined,
          retry: refetch,
        }}
        extra={
          isNew
            ? {
                words: <Trans>New topic “{name}”</Trans>,
                choose: () => onChange([...value, { id: 0, name }]),
              }
            : undefined
        }
        isFull={value.length >= TOPICS_MAX}
        onText={setText}
        onChoose={({ id, name: chosen }) => onChange([...value, { id, name: chosen }])}
      />
    </div>
  );
}

function isNewName(name: string, known: readonly TopicRef[]): boolean {
  const letters = lettersOf(name);
  if (letters < NAME_LETTERS.least || letters > NAME_LETTERS.most || folded(name) === "") return false;
  return !known.some((topic) => folded(topic.name) === folded(name));
}
