// Tells the core which matches a mounted part of the page shows.
import { type RefObject, useEffect, useId } from "react";
import { useLiveClient } from "./hooks.ts";

const idsOf = (key: string): readonly number[] => (key === "" ? [] : key.split(",").map(Number));

/** The rows of these matches are kept fresh; an id the core does not know costs nothing. */
export function useWatch(matchIds: readonly number[]): void {
  const client = useLiveClient();
  const owner = useId();
  const key = matchIds.join();
  useEffect(() => {
    client.watch(owner, idsOf(key));
    return () => client.watch(owner, []);
  }, [client, owner, key]);
}

/**
 * As useWatch, for matches of which each is an element of `box`, in this order: those that are scrolled out of sight may
 * be updated a little later.
 */
export function useWatchInSight(box: RefObject<HTMLElement | null>, matchIds: readonly number[]): void {
  const client = useLiveClient();
  const owner = useId();
  // The same matches in a new array change nothing: each render of a list may pass one.
  const key = matchIds.join();
  useEffect(() => {
    const watched = idsOf(key);
    const ids = new Map(
      [...(box.current?.children ?? [])].map((child, index) => [child, watched[index] ?? 0]),
    );
    const seen = new Set(watched);
    const tell = (): void => {
      client.watch(
        owner,
        watched.filter((id) => seen.has(id)),
        watched,
      );
    };
    tell();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = ids.get(target) ?? 0;
        if (isIntersecting) seen.add(id);
        else seen.delete(id);
      }
      tell();
    });
    for (const child of ids.keys()) observer.observe(child);
    return () => observer.disconnect();
  }, [client, owner, box, key]);
  useEffect(() => () => client.watch(owner, []), [client, owner]);
}
