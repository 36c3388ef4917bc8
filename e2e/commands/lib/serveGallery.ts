// A Vite plugin of `npm run dev` that serves the gallery of components at /gallery.
import type { Plugin } from "vite";

const DOCUMENT = `<!doctype html>
<html lang="en-GB" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#ffffff" />
    <meta name="color-scheme" content="light dark" />
    <title>Gallery – Touchline</title>
    <script src="/boot.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/e2e/gallery/main.tsx"></script>
  </body>
</html>`;

export function serveGallery(): Plugin {
  return {
    name: "gallery",
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use("/gallery", (request, response, next) => {
        transformIndexHtml(request.originalUrl ?? "/gallery", DOCUMENT).then((html) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(html);
        }, next);
      });
    },
  };
}
