// The script in the built page: written as it is, allowed by its hash, and nothing in it ends its element.
import { expect, it } from "vitest";
import { inlineBoot } from "./inlineBoot.ts";

const PAGE = '<head>\n    <script src="/boot.js"></script>\n    <script src="/again.js"></script>\n  </head>';

it("is one script with the code as it is, and the hash that browsers compute", () => {
  expect(inlineBoot(PAGE, "alert('Hello, world.');")).toEqual({
    html: "<head>\n    <script>alert('Hello, world.');</script>\n  </head>",
    source: "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  });
  expect(inlineBoot(PAGE, "a.replace(b, '$&')").html).toContain("a.replace(b, '$&')");
});

it.each(["'</script>'", "'<!--'"])("refuses code that could end the element: %s", (code) => {
  expect(() => inlineBoot(PAGE, code)).toThrow("neither <! nor </");
});

it("refuses a page without the scripts", () => {
  expect(() => inlineBoot("<head></head>", "1")).toThrow("needs the scripts");
});
