// Payment addresses: a hundred hostile ones are refused, honest ones are opened, and returns lead back to the page.
import { describe, expect, it } from "vitest";
import { paymentAddress, readPaymentHosts, returnAddresses } from "./paymentAddress.ts";

const ORIGIN = "https://touchline.example";
const HOSTS = ["checkout.pay.example", "pay.example:8443"];
const opens = (address: string, origin = ORIGIN): boolean =>
  paymentAddress(address, origin, HOSTS) !== undefined;

describe("an honest address", () => {
  it.each([
    "https://checkout.pay.example/",
    "https://checkout.pay.example/c/pay/cs_test_a1B2#fidkdWxOYHwnPyd1%2FI",
    "https://checkout.pay.example/pay?amount=1.99&next=%2Fx",
    "https://pay.example:8443/session",
    "https://touchline.example/__pay/0123456789abcdef",
  ])("%s is opened as it is", (address) => {
    expect(paymentAddress(address, ORIGIN, HOSTS)?.href).toBe(address);
  });

  it("of localhost by http is opened by a page on the same host and port", () => {
    const local = "http://localhost:8080";
    expect(opens(`${local}/__pay/1`, local)).toBe(true);
    expect(opens("http://localhost:9090/__pay/1", local)).toBe(false);
    expect(opens(`${local}/__pay/1`)).toBe(false);
    expect(opens("http://touchline.example/__pay/1", "http://touchline.example")).toBe(false);
    expect(opens("https://checkout.pay.example/", local)).toBe(true);
  });
});

const HOST = "checkout.pay.example";
const OTHER_SCHEMES: readonly string[] = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "javascript://checkout.pay.example/%0aalert(1)",
  "javascript:/*https://checkout.pay.example/*/alert(1)",
  "javascript:alert(1)//https://checkout.pay.example/",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "blob:https://checkout.pay.example/1",
  "filesystem:https://checkout.pay.example/x",
  "view-source:https://checkout.pay.example/",
  "about:blank",
  "file:///etc/passwd",
  "ftp://checkout.pay.example/",
  "ws://checkout.pay.example/",
  "wss://checkout.pay.example/",
  "mailto:pay@checkout.pay.example",
  "tel:+123",
  "intent://checkout.pay.example/#Intent;scheme=https;end",
  "itms-services://checkout.pay.example/",
  "http://checkout.pay.example/",
  "http://touchline.example/__pay/1",
  "http://localhost/",
  "http://127.0.0.1/",
  "httpss://checkout.pay.example/",
  "https:checkout.pay.example/",
];
const LOOK_ALIKES: readonly string[] = [
  "https://checkout.pay.example.evil.example/",
  "https://evil-checkout.pay.example/",
  "https://evilcheckout.pay.example/",
  "https://checkout-pay.example/",
  "https://checkout.pay.examp1e/",
  "https://checkout.pay.exampIe/",
  "https://checkout.pay.example.com/",
  "https://pay.example/",
  "https://pay.example:8444/",
  "https://www.checkout.pay.example/",
  "https://checkout.pay.example./",
  "https://checkout.pay.example:8443/",
  "https://checkout.pay.example:80/",
  "https://checkout.pay.example:443/",
  "https://touchline.example.evil.example/",
  "https://touchline.example:444/",
  "https://touchline-example/",
  "https://touchline.examp\u04cfe/",
  "https://check\u043eut.pay.example/",
  "https://xn--checkut-7fg.pay.example/",
  "https://checkout.p\u0430y.example/",
  "https://checkout\u3002pay\u3002example/",
  "https://checkout\uff0epay\uff0eexample/",
  "https://\uff43heckout.pay.example/",
  "https://checkout.pay.\u24d4xample/",
  "https://checkout.pay.example\u00ad/",
  "https://checkout\u200b.pay.example/",
  "https://CHECKOUT.PAY.EXAMPLE/",
  "HTTPS://checkout.pay.example/",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://0x7f000001/",
  "https://2130706433/",
  "https://[::1]/",
  "https://evil.example/",
];
const USER_INFO: readonly string[] = [
  `https://${HOST}@evil.example/`,
  `https://${HOST}:443@evil.example/`,
  `https://user@${HOST}/`,
  `https://user:secret@${HOST}/`,
  `https://:secret@${HOST}/`,
  `https://@${HOST}/`,
  `https://:@${HOST}/`,
  `https://evil.example%40${HOST}/`,
  `https://evil.example%2f@${HOST}/`,
  `https://touchline.example@${HOST}/`,
];
const ENCODED: readonly string[] = [
  "https://checkout%2epay%2eexample/",
  "https://checkout%2Epay.example/",
  "https://evil.example%2echeckout.pay.example/",
  "https://evil.example%2f.checkout.pay.example/",
  "https://evil.example%23.checkout.pay.example/",
  "https://%63heckout.pay.example/",
  `https://${HOST}/%2e%2e/evil`,
  `https://${HOST}/a/%2E%2E/evil`,
  `https://${HOST}/.%2e/evil`,
  `https://${HOST}/../evil`,
  `https://${HOST}/./evil`,
  `https://${HOST}`,
];
const SLASHES: readonly string[] = [
  `https:\\\\${HOST}\\`,
  `https:/\\${HOST}/`,
  `https:\\/${HOST}/`,
  `https://${HOST}\\@evil.example/`,
  `https://${HOST}\\.evil.example/`,
  `https://evil.example\\@${HOST}/`,
  `https://evil.example\\.${HOST}/`,
  `\\\\${HOST}\\`,
  `//${HOST}/`,
  `/\\${HOST}/`,
  `https:///${HOST}/`,
  `https:////${HOST}/`,
  `https:/${HOST}/`,
];
const SIGNS: readonly string[] = [
  "",
  "/",
  "__pay/1",
  "/__pay/1",
  "?session=1",
  HOST,
  ` https://${HOST}/`,
  `https://${HOST}/ `,
  `\thttps://${HOST}/`,
  `https://${HOST}/\n`,
  `ht\ntps://${HOST}/`,
  `https://check\tout.pay.example/`,
  `https://${HOST}/a b`,
  `https://${HOST}/\u0000`,
  `https://${HOST}/<script>`,
  `https://${HOST}/"onclick="`,
  `https://${HOST}/\u202ereversed`,
  `https://${HOST}/${"a".repeat(2_100)}`,
  "https://",
  "https://*/",
  "https://checkout.pay.example,evil.example/",
];
const HOSTILE = [...OTHER_SCHEMES, ...LOOK_ALIKES, ...USER_INFO, ...ENCODED, ...SLASHES, ...SIGNS];

describe("a hostile address", () => {
  it("comes in at least a hundred different forms", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(100);
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
  });

  it.each(HOSTILE.map((address) => [JSON.stringify(address), address]))("%s is refused", (_text, address) => {
    expect(opens(address)).toBe(false);
    expect(opens(address, "http://localhost:8080")).toBe(false);
  });
});

it("the setting of hosts is read without what is no host", () => {
  expect(readPaymentHosts("checkout.pay.example, pay.example:8443 ,")).toEqual(HOSTS);
  expect(readPaymentHosts("*, *.pay.example, https://pay.example, PAY.example, a/b, x@y, .x, ")).toEqual([]);
  expect(readPaymentHosts("")).toEqual([]);
});

describe("a return", () => {
  it("leads to the page that the payment began on, without an older outcome", () => {
    const page = "https://touchline.example/de/creators?sort=newest&stripe_callback=cancel&session_id=x#top";
    expect(returnAddresses(page)).toEqual({
      successUrl: "https://touchline.example/de/creators?sort=newest&stripe_callback=success",
      cancelUrl: "https://touchline.example/de/creators?sort=newest&stripe_callback=cancel",
    });
  });
});
