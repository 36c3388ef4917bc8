// Before the first paint: theme, density, room for a delay, low-power mode, and no title or texts of a language that may not stay.
// Keys as in src/state: theme.ts, density.ts, spoilers.ts, singleKeys.ts, lowPower.ts, paymentReturn.ts. A build writes it and again.js into its documents.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function meta(name) {
    return document.querySelector('meta[name="' + name + '"]');
  }
  // What a payment added to the address leaves it before other code and requests see it.
  if (location.search.indexOf("stripe_callback") > 0) {
    var url = new URL(location.href);
    try {
      sessionStorage.setItem("touchline.payment.1", JSON.stringify(url.search));
    } catch {}
    url.searchParams.delete("stripe_callback");
    url.searchParams.delete("session_id");
    history.replaceState(history.state, "", url);
  }
  var theme = stored("touchline.theme");
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  if (theme === "dark") meta("theme-color").content = "#121920";
  // Until the stylesheet is there, the bare canvas has this colour.
  meta("color-scheme").content = theme;
  if ((stored("touchline.density.1") || "").indexOf("compact") >= 0) root.dataset.density = "compact";
  // The header has a line more on narrow screens.
  if (/"delaySeconds":[1-9]/.test(stored("touchline.spoilers.1"))) root.dataset.late = "";
  if (stored("touchline.keys.1") === "false") root.dataset.keys = "off";
  var power = stored("touchline.lowPower.1") || "";
  var spares =
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    (navigator.connection || power).saveData ||
    navigator.deviceMemory <= 2;
  if (power === '"always"' || (spares && power !== '"never"')) root.dataset.lowPower = "";
  /** Asks for the files that a part of the document names. */
  function hint(rel, named) {
    if (!named) return;
    named.content.split(" ").forEach(function (href) {
      var link = document.createElement("link");
      link.rel = rel;
      link.as = "script";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    });
  }
  // The core, then the code of the first screen: a list that is hidden runs it when it is shown (src/app/whenShown.ts), and
  // until then it is in the browser's cache alone.
  hint("modulepreload", meta("core"));
  hint(document.hidden ? "prefetch" : "modulepreload", meta("first-code"));
  // The document came in its language. Only the default one may be left at once: for the stored choice, the cookie or
  // the browser's language, or by a `lang` in the address (src/i18n/detectLocale.ts decides). Until then the brand is
  // right in every language.
  var texts = meta("first-texts");
  var chosen =
    /"language":"(\w+)/.exec(stored("touchline.config.1") || "") ||
    /(?:^|; )locale=([\w-]+)/.exec(document.cookie);
  if (
    texts &&
    (!/^en([-_](?!us$)|$)/i.test(chosen ? chosen[1] : navigator.language) ||
      /[?&]lang=/.test(location.search))
  ) {
    document.title = "Touchline";
    return;
  }
  hint("modulepreload", texts);
  hint("stylesheet", meta("late-style"));
})();
