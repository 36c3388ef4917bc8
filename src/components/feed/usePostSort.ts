// The order of a list of posts: from the address, else the member's own setting, else the newest first.
// See docs/product.md#posts-tabs.
import { useSearch } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { POST_SORTS, type PostSort } from "#domain/community/post.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { useMember } from "#state/session/useMember.ts";

/** The order, and how to choose another for the page at `path`; the rest of the address stays. */
export function usePostSort(path: string): readonly [PostSort, (sort: PostSort) => void] {
  const navigation = useNavigation();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const isMember = useMember() !== undefined;
  const { sort: first } = useAtomValue(communityConfigAtom);
  const chosen = POST_SORTS.find((known) => known === search["sort"]);
  const choose = (sort: PostSort): void =>
    navigation.go({ to: path, search: { ...search, sort }, replace: true, keepScroll: true });
  return [chosen ?? (isMember ? first : "newest"), choose];
}
