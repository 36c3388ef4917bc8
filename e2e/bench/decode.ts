// One process of `npm run bench -- decoding`: prints the costs of a frame as JSON, with each change in so many frames.
import { compareDecoding } from "./lib/decodeCosts.ts";

console.log(JSON.stringify(await compareDecoding(Number(process.argv[2]))));
