// A server with a made-up community in a process of its own, so that its costs are its alone. Started by playMembers.ts.
import { startBackend } from "../../../backend/server/startBackend.ts";

const [dataDir = ""] = process.argv.slice(2);
const backend = await startBackend({ port: 0, dataDir, log: () => {} });
if (!backend.ok) throw new Error(backend.message);
process.on("disconnect", () => process.exit(0));
process.send?.({ origin: backend.origin });
