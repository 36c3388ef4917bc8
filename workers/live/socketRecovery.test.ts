// The one websocket over time: the watchdog against silence, and what brings it back to life.
import { describe, expect, it } from "vitest";
import { anOpenSocket, aSocket } from "./testing/aSocket.ts";

describe("silence", () => {
  it("of 15 s means that the socket is dead", async () => {
    const { clock, server, socket } = await anOpenSocket();
    await clock.advance(14_999);
    expect(socket.state()).toBe("open");
    await clock.advance(1);
    expect(socket.state()).toBe("waiting");
    expect(server.socket().closed).toBe(true);
  });

  it("ends with a heartbeat and with data", async () => {
    const { clock, server, socket } = await anOpenSocket();
    for (let turn = 0; turn < 20; turn += 1) {
      await clock.advance(14_000);
      server.socket().say(turn % 2 === 0 ? "ok" : new ArrayBuffer(1));
    }
    expect(socket.state()).toBe("open");
    await clock.advance(15_000);
    expect(socket.state()).toBe("waiting");
  });

  it("is judged at once after a sleep", async () => {
    const { clock, socket } = await anOpenSocket();
    clock.sleep(14_000);
    socket.checkSilence();
    expect(socket.state()).toBe("open");
    clock.sleep(1_000);
    socket.checkSilence();
    expect(socket.state()).toBe("waiting");
  });
});

describe("a revival", () => {
  it("allows five further attempts, the first at once, after the fifth failed", async () => {
    const { clock, server, socket } = await anOpenSocket();
    server.autoAccept = false;
    server.socket().fail();
    await clock.advance(10 * 60_000);
    expect(server.sockets).toHaveLength(6);
    socket.revive(false);
    await clock.advance(0);
    expect(server.sockets).toHaveLength(7);
    await clock.advance(10 * 60_000);
    expect(server.sockets).toHaveLength(11);
    expect(socket.state()).toBe("exhausted");
  });

  it("ends a planned wait only when forced", async () => {
    const { clock, server, socket } = await anOpenSocket();
    server.socket().fail();
    socket.revive(false);
    await clock.advance(1_000);
    expect(server.sockets).toHaveLength(1);
    socket.revive(true);
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
    // The wait that was cut short brings no second one.
    for (let turn = 0; turn < 6; turn += 1) {
      server.socket().say("ok");
      await clock.advance(10_000);
    }
    expect(server.sockets).toHaveLength(2);
  });

  it("does not change an open, a connecting and a stopped socket", async () => {
    const { clock, server, socket } = aSocket();
    socket.revive(true);
    expect(socket.state()).toBe("idle");
    socket.start();
    socket.revive(true);
    await clock.advance(0);
    socket.revive(true);
    await clock.advance(0);
    expect(server.sockets).toHaveLength(1);
    expect(socket.state()).toBe("open");
  });
});
