// A clock that a test moves: what documents and the core read as the machine's time, in each engine.
import type { Tab } from "./driver/tab.ts";
import { COOKIES_PATH, type TestScripts } from "./relay.ts";

const NAME = "movedMs";

/** Documents read the cookie each time, the core at its start and from the channel. */
export const MOVED_CLOCK = {
  inDocuments: [
    `{
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(/${NAME}=(\\d+)/.exec(document.cookie)?.[1] ?? 0);
    }`,
  ],
  inCore: `if (!("${NAME}" in self)) {
    const request = new XMLHttpRequest();
    request.open("GET", "${COOKIES_PATH}", false);
    request.send();
    self.${NAME} = Number(/${NAME}=(\\d+)/.exec(request.responseText)?.[1] ?? 0);
    new BroadcastChannel("${NAME}").onmessage = ({ data }) => { self.${NAME} = data; };
    const now = Date.now.bind(Date);
    Date.now = () => now() + self.${NAME};
  }`,
} as const satisfies TestScripts;

/** Moves it so far from the machine's, ms, by a tab that shows a page of the origin. */
export async function moveClock(tab: Tab, ms: number): Promise<void> {
  await tab.evaluate(
    ({ name, movedMs }) => {
      document.cookie = `${name}=${movedMs}; Path=/`;
      const channel = new BroadcastChannel(name);
      channel.postMessage(movedMs);
      channel.close();
      return true;
    },
    { name: NAME, movedMs: ms },
  );
}
