// Which chunks of a build import the entry of a worker.
import { expect, it } from "vitest";
import { importsOfWorkers } from "./workerEntries.ts";

const built = (files: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([name, text]) => [`/assets/${name}`, text]));

it("accepts an entry that nothing imports, and a page that names it", () => {
  const sources = built({
    "live.worker-a1.js": `import"./liveCore-b2.js"`,
    "liveCore-b2.js": `x=()=>import("./writing-c3.js")`,
    "writing-c3.js": `import{a}from"./liveCore-b2.js"`,
    "start-d4.js": `new SharedWorker("/assets/live.worker-a1.js")`,
  });
  expect(importsOfWorkers(sources)).toEqual([]);
});

it.each([
  ["for a part of it", `import{a as b}from"./live.worker-a1.js"`],
  ["for its effects", `import"./live.worker-a1.js"`],
  ["by export from", `export*from"./live.worker-a1.js"`],
  ["later", `x=()=>import("./live.worker-a1.js")`],
  ["later, in a template", "x=()=>import(`./live.worker-a1.js`)"],
])("names a chunk that imports it %s", (_, text) => {
  expect(importsOfWorkers(built({ "live.worker-a1.js": "", "writing-c3.js": text }))).toEqual([
    "/assets/writing-c3.js imports /assets/live.worker-a1.js",
  ]);
});

it("knows other workers by their names", () => {
  const sources = built({ "inflate.worker-a1.js": "", "page-b2.js": `import "./inflate.worker-a1.js"` });
  expect(importsOfWorkers(sources)).toHaveLength(1);
});
