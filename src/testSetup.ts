// Component tests: source texts as the catalogue, and a clean page after each test.
import { i18n } from "@lingui/core";
import { notifyManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { createStore } from "jotai";
import { afterEach } from "vitest";
import { pageClient } from "#state/pageData/pageClient.ts";
import { pageStore, type Store } from "#state/pageStore.ts";
import { toasts } from "#ui/overlays/toast.ts";
import { undoOffers } from "#ui/overlays/undo.ts";

i18n.loadAndActivate({ locale: "en", messages: {} });
// No component test measures time, and a loaded machine may take longer than the library's default of 1 s. It ends before
// the test's own limit of 10 s, to say what is missing.
configure({ asyncUtilTimeout: 9_000 });
// React Query notifies by a timer, which may fire after a timer of the test on a loaded machine; a microtask cannot.
notifyManager.setScheduler(queueMicrotask);

// The page's store passes everything on to one that is made for each test.
let store = createStore();
Object.assign(pageStore, {
  get: (...given) => store.get(...given),
  set: (...given) => store.set(...given),
  sub: (...given) => store.sub(...given),
} satisfies Store);

afterEach(() => {
  cleanup();
  store = createStore();
  pageClient.clear();
  for (const queue of [toasts, undoOffers]) {
    queue.hold(false);
    for (const { id } of queue.read()) queue.remove(id);
  }
  localStorage.clear();
  sessionStorage.clear();
});
