// Component tests: source texts as the catalogue, and a clean page after each test.
import { i18n } from "@lingui/core";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

i18n.loadAndActivate({ locale: "en", messages: {} });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
