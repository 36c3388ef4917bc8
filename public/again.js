// Loads a page again that lacks a file of its code, or offers to where it may not. It must not be part of that code.
(function () {
  /** A page is loaded again once in this time, ms, and so long after the failure, unless it is left. */
  var AGAIN_AFTER_MS = 600000;
  var WAIT_MS = 1000;
  var AGAIN = "touchline.again.1";
  /** Longer than any start that works, ms. */
  var LONGEST_MS = 8000;

  /** A navigation has begun, for which the browser may give up the files of this page. */
  var leaving = false;
  function leave() {
    leaving = true;
  }
  addEventListener("beforeunload", leave);
  // Longer it would keep the page out of the back-forward cache of some browsers.
  setTimeout(function () {
    removeEventListener("beforeunload", leave);
  }, LONGEST_MS);

  /** Without a stored mark there is no reload: it could be endless. */
  function again() {
    setTimeout(function () {
      try {
        // Later, the reader of a page that shows something may be writing.
        if (!navigator.onLine && emptyRoot()) addEventListener("online", again, { once: true });
        if (leaving || !navigator.onLine) return;
        if (Math.abs(Date.now() - sessionStorage.getItem(AGAIN)) < AGAIN_AFTER_MS) offer();
        else {
          sessionStorage.setItem(AGAIN, Date.now());
          location.reload();
        }
      } catch {
        offer();
      }
    }, WAIT_MS);
  }

  function emptyRoot() {
    var app = document.getElementById("root");
    return app && !app.firstChild ? app : null;
  }

  /** Browsers that the build is made for have it (docs/product.md#supported-browsers). */
  var isOld = !Promise.try;

  /** Without the app there are no texts: an empty page shows a sentence of its document. */
  function offer() {
    var words = emptyRoot() && document.getElementById(isOld ? "outdated" : "failed");
    if (words) words.hidden = false;
  }

  // src/app/main.ts tells of the files that it loads itself, and of a page that could not be drawn.
  addEventListener("touchline-missing", again);
  addEventListener("touchline-failed", offer);
  // A browser without modules.
  if (!("noModule" in document.createElement("script"))) addEventListener("load", offer);
  // The entry, or a file that it imports. Such events do not bubble.
  addEventListener(
    "error",
    function (event) {
      if (event.target.type === "module") again();
      // A file that the browser cannot read, or that ends with an error. The page may go on.
      else if (/\/assets\//.test(event.filename)) setTimeout(offer, WAIT_MS);
    },
    true,
  );
})();
