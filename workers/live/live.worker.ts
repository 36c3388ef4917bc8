// The worker's entry. It holds no code: WebKit runs an entry a second time when a chunk imports it.
import "./startCore.ts";
