// Component tests: source texts as the catalogue, and a clean page after each test.
import { i18n } from "@lingui/core";
import { notifyManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

i18n.loadAndActivate({ locale: "en", messages: {} });
// No component test measures time, and a loaded machine may take longer than the library's default of 1 s. It ends before
// the test's own limit of 10 s, to say what is missing.
configure({ asyncUtilTimeout: 9_000 });
// React Query notifies by a timer, which may fire after a timer of the test on a loaded machine; a microtask cannot.
notifyManager.setScheduler(queueMicrotask);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
