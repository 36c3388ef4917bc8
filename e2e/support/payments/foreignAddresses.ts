// Answers orders with payment addresses that no page may open, and records what the page does with each.
// See docs/product.md#payment-addresses.
import type { Page } from "@playwright/test";
import { CREATE_ORDER, openPurchase, ORDER_STATUS } from "./shop.ts";

/** A script that leaves a mark where it runs. */
const MARKING = "document.documentElement.dataset.ran='yes'";
const SCHEMES = ["javascript:", "data:", "ftp:", "blob:http:", "file:", "about:", "view-source:http:"];

/** Addresses that look like payment pages of the product at `origin`: 100 and more. */
export function foreignAddresses(origin: string): readonly string[] {
  const { host, port } = new URL(origin);
  const places = [
    `//${host}.evil.example/__pay/1`,
    `//${host}@evil.example/__pay/1`,
    `//user:pass@${host}/__pay/1`,
    `//evil.example/${host}/__pay/1`,
    `//localhost:${Number(port) + 1}/__pay/1`,
    `//local%2ehost:${port}/__pay/1`,
    `//%6cocalhost:${port}/__pay/1`,
    `//${host}\\@evil.example/__pay/1`,
    `//LOCALHOST:${port}/__pay/1`,
    `//l\u043ecalhost:${port}/__pay/1`,
    `//localhost.:${port}/__pay/1`,
    `//[::1]:${port}/__pay/1`,
    `//127.0.0.1:${port}/__pay/1`,
    `//2130706433:${port}/__pay/1`,
  ];
  return [
    ...["http:", "https:", ...SCHEMES].flatMap((scheme) => places.map((place) => scheme + place)),
    `javascript:/*${origin}/__pay/1*/${MARKING}`,
    `javascript://${host}/%0a${MARKING}`,
    `JaVaScRiPt:${MARKING}`,
    ` javascript:${MARKING}`,
    `java\tscript:${MARKING}`,
    `data:text/html,<script>${MARKING}</script>`,
    `${origin}/__pay/../__pay/1`,
    `${origin}/__pay/%2e%2e/1`,
    `http:\\\\${host}\\__pay\\1`,
    "/__pay/1",
    "//evil.example/__pay/1",
    "\\\\evil.example",
  ];
}

interface Met {
  readonly address: string;
  /** The dialog says that it was not opened, and its button takes the next press. */
  readonly isRefused: boolean;
  /** From the press until then, ms. */
  readonly ms: number;
  /** What the page has asked another host for, where it has gone, and what has run. */
  readonly left: readonly string[];
}

interface Meeting {
  /** A post for subscribers whose reader may buy. */
  readonly post: string;
  readonly addresses: readonly string[];
}

/** Presses the button once for each address. The core runs in the page's own worker, where its calls can be answered. */
export async function meetForeignAddresses(
  page: Page,
  { post, addresses }: Meeting,
): Promise<readonly Met[]> {
  let url = "";
  let orderId = 0;
  const left: string[] = [];
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "SharedWorker"));
  const answer = (data: object) => ({ json: { code: 0, msg: "", data } });
  await page.route(new RegExp(CREATE_ORDER), (route) => {
    orderId += 1;
    return route.fulfill(answer({ url, orderId, expireTime: "20990101000000" }));
  });
  // The order before is over, so that the next press makes another one.
  await page.route(new RegExp(ORDER_STATUS), (route) =>
    route.fulfill(answer({ orderId, creatorId: 1, status: "CANCELED", until: null })),
  );
  await page.goto(post);
  await openPurchase(page);
  const { origin } = new URL(page.url());
  page.on("framenavigated", (frame) => void left.push(`went to ${frame.url()}`));
  page.on("popup", (popup) => void left.push(`opened ${popup.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) left.push(`asked ${request.url()}`);
  });

  const met: Met[] = [];
  for (url of addresses) {
    left.length = 0;
    const { words, ms } = await page.evaluate(pressAndWait);
    if (await page.evaluate(() => "ran" in document.documentElement.dataset)) left.push("ran a script");
    met.push({ address: url, isRefused: /not one that we trust/.test(words), ms, left: [...left] });
  }
  return met;
}

/** In the page: presses the button, and waits until it takes the next press. */
function pressAndWait(): Promise<{ readonly words: string; readonly ms: number }> {
  const button = document.querySelector<HTMLButtonElement>("[data-purchase-step]");
  if (button === null) throw new Error("the dialog is closed");
  return new Promise((resolve) => {
    const pressedAt = performance.now();
    let isUnderWay = false;
    const observer = new MutationObserver(() => {
      const isReady = button.dataset["purchaseStep"] === "choosing" && button.ariaDisabled !== "true";
      if (!isReady) isUnderWay = true;
      else if (isUnderWay) {
        observer.disconnect();
        const alerts = [...document.querySelectorAll("[role=dialog] [role=alert]")];
        const words = alerts.map(({ textContent }) => textContent).join(" ");
        resolve({ words, ms: performance.now() - pressedAt });
      }
    });
    observer.observe(button, { attributes: true });
    button.click();
  });
}
