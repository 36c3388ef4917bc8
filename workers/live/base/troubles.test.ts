// What goes wrong in the core is told until one page has logged it, and no more than pages can use.
import { expect, it } from "vitest";
import { createTroubleReport, type Trouble, type TroubleEvent, type TroubleReply } from "./troubles.ts";

function aCore() {
  const posted: Trouble[] = [];
  let reply: (event: { readonly data: TroubleReply }) => void = () => undefined;
  let ids = 0;
  const channel = {
    postMessage: (trouble: Trouble) => void posted.push(trouble),
    addEventListener: (_type: "message", listener: typeof reply) => {
      reply = listener;
    },
  };
  const report = createTroubleReport(channel, () => {
    ids += 1;
    return `t${ids}`;
  });
  return {
    posted,
    fail: (fields: object) => report(fields as TroubleEvent),
    hear: (data: TroubleReply) => reply({ data }),
  };
}

it("reports place and reason, and the stack if there is one", () => {
  const { posted, fail } = aCore();
  const error = new TypeError("no such row");
  fail({ error, message: "Uncaught TypeError: no such row" });
  fail({ error: null, message: "Script error." });
  fail({ reason: "gone" });
  expect(posted).toEqual([
    { id: "t1", where: "core: uncaught", what: error.stack },
    { id: "t2", where: "core: uncaught", what: "Script error." },
    { id: "t3", where: "core: unhandled rejection", what: "gone" },
  ]);
});

it("sends to the next page what no page has logged yet, and nothing twice", () => {
  const { posted, fail, hear } = aCore();
  fail({ reason: "one" });
  fail({ reason: "two" });
  hear({ told: "t1" });
  posted.length = 0;
  hear("listening");
  expect(posted.map(({ what }) => what)).toEqual(["two"]);
  hear({ told: "t2" });
  hear({ told: "t9" });
  posted.length = 0;
  hear("listening");
  expect(posted).toEqual([]);
});

it("keeps a bounded number while no page listens", () => {
  const { posted, fail, hear } = aCore();
  for (let time = 0; time < 1_000; time += 1) fail({ error: new Error("again"), message: "" });
  posted.length = 0;
  hear("listening");
  expect(posted).toHaveLength(20);
});
