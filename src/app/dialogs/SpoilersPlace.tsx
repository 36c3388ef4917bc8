// Sends the core how late it shows everything, and draws in the header that it does. Its code is loaded while it does.
import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useRef } from "react";
import { withTexts } from "#i18n/withTexts.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { spoilersAtom, spoilersText } from "#state/preferences/spoilers.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";

const SpoilerPills = lazyPart(
  async () => (await withTexts(() => import("#features/spoilers/SpoilerPills.tsx"))).SpoilerPills,
);

export function SpoilersPlace() {
  const client = useLiveClient();
  const spoilers = useAtomValue(spoilersAtom);
  const text = spoilersText(spoilers);
  const isLate = spoilers.delaySeconds > 0;
  const told = useRef("");
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    client.setSpoilers(text);
  }, [client, text]);
  // As public/boot.js has set it before the first paint.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-late", isLate);
  }, [isLate]);
  return text === "" ? null : <SpoilerPills />;
}
