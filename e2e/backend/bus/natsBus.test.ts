// The bus over NATS where none is reachable. The proof "edges" runs it against a real nats-server.
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { connectBus } from "./natsBus.ts";

/** A port of loopback where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

it("says in one line what to do where the bus is not reachable, without the password", async () => {
  const port = await closedPort();
  const connected = await connectBus(`nats://ada:secret@127.0.0.1:${port}`, "test");
  const message = connected.ok ? "" : connected.message;
  expect(message).toContain(`127.0.0.1:${port}`);
  expect(message).toContain("nats-server");
  expect(message).not.toContain("secret");
  expect(message).not.toContain("\n");
});
