// `npm run dev`: the reference backend on a free port and the client with hot reload in front of it.
import "./lib/quietWarnings.ts";
import { startBackend } from "../backend/server/startBackend.ts";
import { ROOT } from "./lib/paths.ts";
import { checkPort, prepareReplay } from "./lib/prepareStart.ts";
import { readStartOptions } from "./lib/startOptions.ts";
import { serveGallery } from "./lib/serveGallery.ts";
import { untilStopped } from "./lib/untilStopped.ts";

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

const read = readStartOptions(process.argv.slice(2), process.env);
if (!read.ok) giveUp(read.message);
const { port, dataDir, seed, control, apiOrigin, replay } = read.options;

const replayed = await prepareReplay(replay);
if (!replayed.ok) giveUp(replayed.message);
const startReplay = replayed.value;
const free = await checkPort(port);
if (!free.ok) giveUp(free.message);

async function openBackend(): Promise<{ origin: string; close(): Promise<void> }> {
  if (apiOrigin !== undefined) return { origin: apiOrigin, close: async () => {} };
  const backend = await startBackend({
    port: 0,
    dataDir,
    control,
    ...(seed === undefined ? {} : { seed }),
    ...(startReplay === undefined ? {} : { world: startReplay() }),
  });
  if (!backend.ok) giveUp(backend.message);
  return backend;
}

const backend = await openBackend();
process.env["BACKEND_ORIGIN"] = backend.origin;
const { createServer } = await import("vite");
const vite = await createServer({
  root: ROOT,
  server: { port, strictPort: true },
  plugins: [serveGallery()],
});
await vite.listen();
vite.printUrls();
console.log(`  components: http://localhost:${port}/gallery`);
untilStopped(async () => {
  await vite.close();
  await backend.close();
});
