// An edge of the proof "edges" in a process of its own. Started by playDeaths.ts.
import { connectBus } from "../../../backend/bus/natsBus.ts";
import { startEdge } from "../../../backend/bus/startEdge.ts";

/** `port`: 0 for any free one. */
const [busUrl = "", name = "", port = "0"] = process.argv.slice(2);
const bus = connectBus({ urls: busUrl, name, log: () => {} });
const edge = await startEdge({ bus, port: Number(port), distDir: undefined, membersOrigin: undefined });
if (!edge.ok) throw new Error(edge.message);
process.on("disconnect", () => process.exit(0));
process.send?.({ origin: edge.origin });
