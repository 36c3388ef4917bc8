// The gallery of components: what src/ui and src/components draw, in light and dark, left to right and right to left.
import "#ui/styles/tokens.css";
import "#ui/styles/global.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { activateLocale, loadAllTexts } from "#i18n/activateLocale.ts";
import { setCurrentLocale } from "#i18n/currentLocale.ts";
import { DEFAULT_LOCALE, findLocale, LOCALES } from "#i18n/locales.ts";
import { LiveProvider } from "#state/live/client/hooks.ts";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { ToastRegion } from "#ui/overlays/ToastRegion.tsx";
import { Community, Pages } from "./community.tsx";
import { Content, Overlays } from "./content.tsx";
import { Controls } from "./controls.tsx";
import { Football } from "./football.tsx";
import { sampleClient } from "./sampleClient.ts";
import styles from "./gallery.module.css";

/** The address keeps what was chosen: /gallery?theme=dark&lang=ar. */
const chosen = new URL(location.href).searchParams;
const root = document.documentElement;

function remember(name: string, value: string): void {
  chosen.set(name, value);
  history.replaceState(null, "", `?${chosen}`);
}

async function show(language: string): Promise<void> {
  const locale = findLocale(language) ?? DEFAULT_LOCALE;
  setCurrentLocale(locale);
  await activateLocale(locale, document);
  await loadAllTexts();
}

function Bar() {
  const [theme, setTheme] = useState(root.dataset["theme"] ?? "light");
  const [language, setLanguage] = useState(chosen.get("lang") ?? DEFAULT_LOCALE.id);
  const [direction, setDirection] = useState(root.dir);
  const speak = (id: string): void => {
    remember("lang", id);
    setLanguage(id);
    void show(id).then(() => setDirection(root.dir));
  };
  return (
    <div className={styles["bar"]}>
      <Segmented
        label="Theme"
        value={theme}
        segments={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
        onChange={(value) => {
          remember("theme", value);
          root.dataset["theme"] = value;
          setTheme(value);
        }}
      />
      <Segmented
        label="Direction"
        value={direction}
        segments={[
          { value: "ltr", label: "Left to right" },
          { value: "rtl", label: "Right to left" },
        ]}
        onChange={(value) => speak(value === "rtl" ? "ar" : DEFAULT_LOCALE.id)}
      />
      <Select
        label="Language"
        value={language}
        options={LOCALES.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={speak}
      />
    </div>
  );
}

root.dataset["theme"] = chosen.get("theme") ?? root.dataset["theme"] ?? "light";
await show(chosen.get("lang") ?? DEFAULT_LOCALE.id);

const host = document.getElementById("root");
if (host === null) throw new Error("the gallery's document has no #root");
createRoot(host).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={aNavigation()}>
        <LiveProvider value={sampleClient()}>
          <main className={styles["page"]}>
            <h1 className={styles["title"]}>Gallery</h1>
            <Bar />
            <Controls />
            <Content />
            <Overlays />
            <Football />
            <Community />
            <Pages />
          </main>
          <ToastRegion label="Messages" closeLabel="Close" />
        </LiveProvider>
      </NavigationProvider>
    </I18nProvider>
  </StrictMode>,
);
