// How the client is built: plugin order matters (router, lingui macros, React, lingui catalogues).
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import babel from "@rolldown/plugin-babel";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { analyticsOrigin } from "./e2e/build/analyticsOrigin.ts";
import { homeFiles, startFiles } from "./e2e/build/firstScreenFiles.ts";
import { BUILD_TARGET } from "./e2e/build/supportedBrowsers.ts";
import { splitCatalogues } from "./e2e/build/splitCatalogues.ts";

/** Constants of other modules are written where they are used. */
const OPTIMIZATION = { inlineConst: { mode: "all" } } as const;

/** Files of the page's entry and of the home page, from the project's root. */
const start = startFiles(import.meta.dirname);
const home = homeFiles(import.meta.dirname);
const pathOf = (id: string): string => relative(import.meta.dirname, id).replaceAll("\\", "/");
const backend = process.env["BACKEND_ORIGIN"] ?? "http://localhost:8081";

function offlineWorker(command: "build" | "serve"): string {
  if (command === "serve") return "absent";
  return process.env["VITE_OFFLINE"] === "0" ? "removed" : "registered";
}

export default defineConfig(({ command, mode }) => ({
  define: {
    __BUILD_ID__: JSON.stringify(process.env["BUILD_ID"] ?? mode),
    // Where the backend lives elsewhere (docs/wire.md#origins); empty is the page's own origin.
    __API_ORIGIN__: JSON.stringify(process.env["VITE_API_ORIGIN"] ?? ""),
    __STREAM_ORIGIN__: JSON.stringify(process.env["VITE_STREAM_ORIGIN"] ?? ""),
    // docs/product.md#locale-cookie: the locale cookie is secure only where the site is configured so.
    __SECURE_COOKIES__: JSON.stringify(process.env["VITE_SECURE_COOKIES"] === "1"),
    // Where page views are counted (docs/product.md#page-views); empty sends none.
    __ANALYTICS_ORIGIN__: JSON.stringify(analyticsOrigin(process.env) ?? ""),
    // Hosts of payment pages beside the page's own (docs/product.md#payment-addresses).
    __PAYMENT_HOSTS__: JSON.stringify(process.env["VITE_PAYMENT_HOSTS"] ?? ""),
    __IMAGE_ORIGIN__: JSON.stringify(process.env["VITE_IMAGE_ORIGIN"] ?? ""),
    // docs/product.md#offline: "absent" where no build has written the offline worker.
    __OFFLINE__: JSON.stringify(offlineWorker(command)),
    // The site's public origin, for canonical and sharing addresses; empty uses the origin of the page.
    __SITE_ORIGIN__: JSON.stringify(process.env["SITE_ORIGIN"] ?? ""),
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/app/routing/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // Without the React compiler: its output weighs 13 kB more on the first screen, and the hot rows are memoised by hand.
    react(),
    splitCatalogues(),
  ],
  worker: {
    format: "es",
    rolldownOptions: {
      optimization: OPTIMIZATION,
      output: {
        comments: false,
        // No later part may import the worker's entry (e2e/build/workerEntries.ts): they import this piece.
        codeSplitting: { groups: [{ name: "liveCore", test: /workers[\\/]live[\\/]startCore\.ts$/ }] },
      },
    },
  },
  build: {
    target: BUILD_TARGET,
    modulePreload: {
      polyfill: false,
      // A page's chunks import what they need. A list of preloads would add the chunk names of all pages to the first
      // screen. Style sheets are kept, because no chunk imports them.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
    },
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      optimization: OPTIMIZATION,
      output: {
        codeSplitting: {
          groups: [
            // The message compiler loads with the server's dictionary: lingui's core imports it without using it.
            {
              name: "dictionary",
              test: /node_modules[\\/](@lingui[\\/]message-utils|@messageformat|moo)[\\/]/,
            },
            // What joins the core before React is there: the entry. React does without it, so that "vendor" changes rarely.
            {
              name: "start",
              test: (id: string) =>
                start.has(pathOf(id)) ||
                /node_modules[\\/](jotai[\\/]dist[\\/]vanilla|comlink[\\/])/.test(id),
            },
            // The first rows need two chunks more: one that changes rarely, and one with our code. Small chunks compress
            // badly, and the home page's code must not wait until the router imports it.
            {
              name: "vendor",
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.|@lingui[\\/](core|react))([\\/]|js$)/,
            },
            {
              name: "home",
              test: (id: string) => home.has(pathOf(id)) || /node_modules[\\/]jotai[\\/]/.test(id),
            },
            // Code that many pages and later parts share, the router's among it. What fewer share, the bundler puts into
            // chunks of its own.
            { name: "shared", minShareCount: 12 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": backend,
      "/v1": backend,
      "/img": backend,
      "/__provider": backend,
      "/__pay": backend,
      "/__mailbox": backend,
      "/api-docs": backend,
      "/stream": { target: backend, ws: true },
    },
  },
  test: {
    // What takes longer on a busy machine hangs, except for tests that state a limit of their own and why.
    testTimeout: 10_000,
    // It ends before the test's own limit, to say what is missing.
    expect: { poll: { timeout: 9_000 } },
    // Hooks start whole backends.
    hookTimeout: 30_000,
    // By default there is one worker where the machine has two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // Files share modules: loading them anew for each file is most of the time of these tests.
          isolate: false,
          include: [
            "src/{domain,api,i18n}/**/*.test.ts",
            "workers/**/*.test.ts",
            "e2e/backend/**/*.test.ts",
            "e2e/{build,commands,house}/**/*.test.ts",
            "e2e/{prove,bench,support}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["src/{ui,state,components,features,routes,app}/**/*.test.{ts,tsx}"],
          setupFiles: ["src/testSetup.ts"],
        },
      },
    ],
  },
}));
