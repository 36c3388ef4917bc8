// Serves the client with the peers, with the options of `npm start`; prints the address once it is ready.
import "../commands/lib/quietWarnings.ts";
import { startBackend } from "../backend/server/startBackend.ts";
import { readStartOptions } from "../commands/lib/startOptions.ts";
import { untilStopped } from "../commands/lib/untilStopped.ts";
import { buildPeers } from "./buildPeers.ts";

/** Prints the error on one line and exits. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

const read = readStartOptions(process.argv.slice(2), process.env);
if (!read.ok) giveUp(read.message);
const { port, dataDir, seed, control } = read.options;
const built = await buildPeers();
if (!built.ok) giveUp(built.message);
const backend = await startBackend({
  port,
  dataDir,
  control,
  distDir: built.distDir,
  ...(seed === undefined ? {} : { seed }),
});
if (!backend.ok) giveUp(backend.message);
console.log(backend.origin);
untilStopped(() => backend.close());
