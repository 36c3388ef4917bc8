// What a task of the post reward asks for, in words.
import { Plural } from "@lingui/react/macro";
import type { TaskKind } from "#domain/activity/activity.ts";

export function TaskTitle({ kind, goal }: { readonly kind: TaskKind; readonly goal: number }) {
  switch (kind) {
    case "posts":
      return <Plural value={goal} one="Write # post" other="Write # posts" />;
    case "days":
      return <Plural value={goal} one="Write on # day" other="Write on # different days" />;
    case "likes":
      return <Plural value={goal} one="Get # like for your posts" other="Get # likes for your posts" />;
    default:
      return <Plural value={goal} one="Get # reply to your posts" other="Get # replies to your posts" />;
  }
}
