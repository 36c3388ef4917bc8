// Component tests: source texts as the catalogue, and a clean page after each test.
import { i18n } from "@lingui/core";
import { notifyManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

i18n.loadAndActivate({ locale: "en", messages: {} });
// Nothing here is about time: a loaded machine may take longer than the library's second.
configure({ asyncUtilTimeout: 20_000 });
// React Query tells its news by a timer, which a loaded machine may fire after the test's own; a microtask cannot be late.
notifyManager.setScheduler(queueMicrotask);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
