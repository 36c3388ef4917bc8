// The bus over NATS where none is reachable at first. The proof "edges" runs it against a real nats-server.
import { createServer, type Server, type Socket } from "node:net";
import { expect, it } from "vitest";
import { connectBus } from "./natsBus.ts";

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    }),
  );
}

/** A port of loopback where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const greet = (socket: Socket): void => {
  socket.on("error", () => {});
  socket.on("data", () => void socket.write("PONG\r\n"));
  socket.write('INFO {"server_id":"test","version":"2.10.0","proto":1,"max_payload":1048576}\r\n');
};

it("says once what to do where the bus is not reachable, without the password, and waits for it", async () => {
  const port = await closedPort();
  const lines: string[] = [];
  const bus = connectBus({
    urls: `nats://ada:secret@127.0.0.1:${port}`,
    name: "test",
    log: (line) => void lines.push(line),
  });
  await expect.poll(() => lines.length).toBe(1);
  expect(bus.wasReached()).toBe(false);
  await expect(bus.state()).rejects.toThrow("not been reached");
  expect(await bus.askPage("/api/football/standings")).toBeUndefined();
  const late = createServer(greet);
  await listen(late, port);
  await expect.poll(() => bus.wasReached(), { timeout: 10_000 }).toBe(true);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`127.0.0.1:${port}`);
  expect(lines[0]).toContain("nats-server");
  expect(lines.join("")).not.toContain("secret");
  expect(lines.join("")).not.toContain("\n");
  await bus.close();
  late.close();
});

it("can be closed before the bus is reached", async () => {
  const bus = connectBus({ urls: `nats://127.0.0.1:${await closedPort()}`, name: "test", log: () => {} });
  await bus.close();
  expect(bus.wasReached()).toBe(false);
});
