// Asks again for answers on the screen when a live change or an act has put them out of date.
import { useEffect } from "react";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { pageClient, type PageKey } from "./pageClient.ts";

/** `tags` are those of all the answers with these keys. Does nothing while `enabled` is false. */
export function useAskedAgain(tags: readonly CacheTag[], keys: readonly PageKey[], enabled = true): void {
  const client = useLiveClient();
  const tagText = tags.join(" ");
  const keyText = JSON.stringify(keys);
  useEffect(() => {
    if (tagText === "" || !enabled) return undefined;
    const stops = tagText.split(" ").map((tag) =>
      client.store.subscribe(`outdated:${tag}`, () => {
        for (const key of JSON.parse(keyText) as readonly (readonly unknown[])[]) void askAgain(key);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, tagText, keyText, enabled]);
}

/** A request sent before the change is outdated. React Query cancels it by itself only where data is cached already. */
async function askAgain(queryKey: readonly unknown[]): Promise<void> {
  if (pageClient.getQueryData(queryKey) === undefined) {
    await pageClient.cancelQueries({ queryKey, exact: true });
  }
  await pageClient.invalidateQueries({ queryKey, exact: true });
}
