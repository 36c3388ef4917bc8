// Runs before the first paint: theme, density, language and direction, so that nothing flashes.
// The keys are those of src/app/theme.ts and src/state/density.ts; the CSP allows no inline script.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = stored("touchline.theme");
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  if (theme === "dark") document.querySelector('meta[name="theme-color"]').content = "#121920";
  if ((stored("touchline.density.1") || "").indexOf("compact") >= 0) root.dataset.density = "compact";
  var prefix = location.pathname.split("/")[1];
  if (prefix === "fr" || prefix === "ar") root.lang = prefix;
  if (prefix === "ar") root.dir = "rtl";
})();
