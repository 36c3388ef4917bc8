// Shows the picture of the last list at once, until the app has drawn its rows: docs/product.md#kept-picture.
// src/state/screen/keptScreen.ts keeps it. It starts the app after the picture is drawn.
(function () {
  /** Longer than any start that works, ms. */
  var LONGEST_MS = 8000;
  /** A page that is hidden meanwhile draws no frame, ms. */
  var DRAWN_WITHIN_MS = 500;
  /** A page that lacks a file is loaded again once in this time, ms, and so long after the failure, unless it is left. */
  var AGAIN_AFTER_MS = 600000;
  var WAIT_MS = 1000;
  var AGAIN = "touchline.again.1";
  /** As in src/app/newBuild/earlyMissingChunks.ts. */
  var GONE = /dynamically imported module|module script failed/;
  var ROWS = "[data-match-id] [data-field=minute]";
  var EVENTS = ["scroll", "wheel", "touchmove", "pointerdown", "keydown", "resize", "popstate", "pagehide"];
  var root = document.documentElement;
  var started = false;

  /** What a built document names: the app's entry, and the core's script after it. */
  function codeOf() {
    var entry = document.querySelector("meta[name=entry]");
    return entry ? entry.content : "";
  }

  /** The kept picture, where it is of this address, language, width, build and sign-in state, and not too old. */
  function find() {
    var kept = JSON.parse(localStorage.getItem("touchline.screen.1"));
    return (
      kept.path === location.pathname + location.search &&
      kept.language === root.lang &&
      kept.width === innerWidth &&
      kept.at <= Date.now() &&
      Date.now() < kept.until &&
      kept.isMember === /(^|; )isLogin=1/.test(document.cookie) &&
      kept.config === localStorage.getItem("touchline.config.1") &&
      kept.offset === new Date(kept.at).getTimezoneOffset() &&
      kept.code === codeOf() &&
      kept
    );
  }

  /**
   * Adds nodes: texts, or [tag, attributes, ...children]. With `later`, an element with `data-later` gets that size and stays
   * empty. A function that fills it is added to `later`.
   */
  function fill(parent, nodes, namespace, later) {
    nodes.forEach(function (node) {
      if (typeof node === "string") {
        parent.append(node);
        return;
      }
      if (/script|frame|object|embed|link|base|meta|form|style/.test(node[0])) return;
      var space = node[0] === "svg" ? "http://www.w3.org/2000/svg" : namespace;
      var element = document.createElementNS(space, node[0]);
      for (var name in node[1]) {
        if (name === "style") element.style.cssText = node[1].style;
        else if (!/^(on|href|src|id$|data-(match-id|line|favorite|later)$)/.test(name))
          element.setAttribute(name, node[1][name]);
      }
      parent.append(element);
      var size = later && node[1]["data-later"];
      if (!size) {
        fill(element, node.slice(2), space, later);
        return;
      }
      var style = element.style.cssText;
      element.style.cssText = style + ";" + size;
      later.push(function () {
        fill(element, node.slice(2), space);
        element.style.cssText = style;
      });
    });
  }

  /**
   * Lays the picture over the app, and removes it when the app below has drawn rows, or that there are none, or the reader
   * acts. Returns a function that fills what its first frame leaves empty.
   */
  function show(app, kept) {
    var later = [];
    var picture = document.createElement("div");
    picture.id = "kept";
    picture.inert = true;
    picture.ariaHidden = "true";
    fill(picture, kept.parts, root.namespaceURI, later);
    var drawing = new MutationObserver(function () {
      var main = app.querySelector("main");
      if (!main || !main.firstChild || (main.querySelector("[data-loading]") && !main.querySelector(ROWS)))
        return;
      drawing.disconnect();
      // The frame with the rows is drawn below the picture first.
      requestAnimationFrame(function () {
        requestAnimationFrame(remove);
      });
    });
    function remove() {
      picture.remove();
      drawing.disconnect();
      EVENTS.forEach(function (event) {
        removeEventListener(event, remove);
      });
    }
    EVENTS.forEach(function (event) {
      addEventListener(event, remove, { passive: true });
    });
    setTimeout(remove, LONGEST_MS);
    drawing.observe(app, { childList: true, subtree: true });
    app.after(picture);
    return function () {
      later.forEach(function (part) {
        part();
      });
    };
  }

  /** Shows the picture if there is one; the app starts after its frame, else at once. */
  function showKept(app) {
    // Without the offline worker the style sheets may come later than the app.
    if (!navigator.serviceWorker || !navigator.serviceWorker.controller) return start();
    var fillRest;
    try {
      var kept = find();
      if (kept) fillRest = show(app, kept);
    } catch {
      // What cannot be read or drawn is not shown. The next picture takes its place.
    }
    if (!fillRest) return start();
    setTimeout(start, DRAWN_WITHIN_MS);
    // The timer of a frame's callback ends after the frame.
    requestAnimationFrame(function () {
      setTimeout(function () {
        start();
        fillRest();
      });
    });
  }

  /** Runs the app's entry once; a development page has a script of its own. */
  function start() {
    if (started) return;
    started = true;
    // Boot.js listens: it asks for the code now.
    dispatchEvent(new Event("touchline-start"));
    var code = codeOf();
    if (!code) return;
    import(code.split(" ")[0]).catch(function (error) {
      // oxlint-disable-next-line no-console -- src/state/errors/reportError.ts is part of what is missing
      console.error(error);
      if (GONE.test(error)) again();
    });
  }

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

  /** A file that the app starts with could not be loaded. Without a stored mark there is no reload: it could be endless. */
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

  /** The app of a list opened in the background is not there yet when it is first shown. */
  function showLate() {
    var app = emptyRoot();
    if (app) showKept(app);
  }

  function emptyRoot() {
    var app = document.getElementById("root");
    return app && !app.firstChild ? app : null;
  }

  /** Without the app there are no texts: an empty page gets a link with its own address. */
  function offer() {
    var app = emptyRoot();
    if (!app) return;
    var link = document.createElement("a");
    link.href = location.href;
    link.textContent = location.host + location.pathname;
    app.append(link);
  }
  // src/app/main.ts tells it of the files that it loads itself.
  addEventListener("touchline-missing", again);

  var parsing = new MutationObserver(function () {
    var app = document.getElementById("root");
    if (!app) return;
    parsing.disconnect();
    // A list that is hidden waits until it is shown (src/app/whenShown.ts).
    if (document.hidden) {
      document.addEventListener("visibilitychange", showLate, { once: true });
      start();
      return;
    }
    showKept(app);
  });
  parsing.observe(root, { childList: true, subtree: true });
})();
