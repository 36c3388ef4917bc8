// The one websocket: every way it can be lost, the five attempts and the token.
import { describe, expect, it } from "vitest";
import { anOpenSocket, aSocket } from "../testing/aSocket.ts";

describe("a connection", () => {
  it("opens with a token, reads binary messages as buffers and forwards all messages", async () => {
    const { server, states, messages } = await anOpenSocket();
    expect(states).toEqual(["connecting", "open"]);
    expect(server.socket()).toMatchObject({ token: "token-1", binaryType: "arraybuffer" });
    server.socket().say("ok");
    expect(messages).toEqual(["ok"]);
  });

  it("is started once, however often start is called", async () => {
    const { clock, server, socket } = await anOpenSocket();
    socket.start();
    await clock.advance(100);
    expect(server.sockets).toHaveLength(1);
  });

  it.each([1000, 1001, 1006, 1011, 4000, 4401])(
    "closed with %i is reported as lost, and another attempt is planned",
    async (code) => {
      const { server, socket } = await anOpenSocket();
      server.socket().fail(code);
      expect(socket.state()).toBe("waiting");
    },
  );

  it("not accepted within 5 s is given up and closed", async () => {
    const { clock, server, socket } = aSocket();
    server.autoAccept = false;
    socket.start();
    await clock.advance(4_999);
    expect(socket.state()).toBe("connecting");
    await clock.advance(1);
    expect(socket.state()).toBe("waiting");
    expect(server.socket().closed).toBe(true);
  });

  it("accepted after it was given up does not count", async () => {
    const { clock, server, socket, states, messages } = aSocket();
    server.autoAccept = false;
    socket.start();
    await clock.advance(5_000);
    const late = server.socket();
    late.accept();
    late.say("ok");
    late.fail();
    expect(states).toEqual(["connecting", "waiting"]);
    expect(messages).toEqual([]);
  });

  it("whose opening throws is reported as lost", async () => {
    const { clock, socket } = aSocket({
      openSocket() {
        throw new Error("a bad address");
      },
    });
    socket.start();
    await clock.advance(0);
    expect(socket.state()).toBe("waiting");
  });

  it("whose closing throws is replaced all the same", async () => {
    const { server, socket } = await anOpenSocket();
    server.socket().close = () => {
      throw new Error("closing already");
    };
    expect(() => socket.drop()).not.toThrow();
    expect(socket.state()).toBe("waiting");
  });

  it("is dropped on demand, but only while it is open", async () => {
    const { clock, server, socket } = await anOpenSocket();
    socket.drop();
    expect(server.socket().closed).toBe(true);
    socket.drop();
    expect(socket.state()).toBe("waiting");
    await clock.advance(30_000);
    expect(server.sockets).toHaveLength(2);
  });

  it("that is stopped plans nothing, and late answers start nothing", async () => {
    const { clock, server, socket } = aSocket();
    let release = (): void => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    socket.start();
    await clock.advance(10);
    socket.stop();
    release();
    await clock.advance(120_000);
    expect(socket.state()).toBe("idle");
    expect(server.sockets).toHaveLength(0);
    expect(clock.pending()).toBe(0);
  });

  it("that is stopped while it waits for the next attempt makes none", async () => {
    const { clock, server, socket } = await anOpenSocket();
    server.socket().fail();
    socket.stop();
    await clock.advance(120_000);
    expect(server.sockets).toHaveLength(1);
    socket.start();
    await clock.advance(0);
    expect(socket.state()).toBe("open");
  });
});

describe("attempts", () => {
  it("are five after the loss, then none", async () => {
    const { clock, server, socket } = await anOpenSocket();
    server.autoAccept = false;
    server.socket().fail();
    await clock.advance(60 * 60_000);
    expect(server.sockets).toHaveLength(1 + 5);
    expect(socket.state()).toBe("exhausted");
    expect(clock.pending()).toBe(0);
  });

  it("count from the last time it was open", async () => {
    const { clock, server } = await anOpenSocket();
    for (let loss = 0; loss < 12; loss += 1) {
      server.socket().fail();
      await clock.advance(30_000);
      expect(server.sockets).toHaveLength(loss + 2);
    }
  });

  it.each([
    ["24 s at the least", 0, 24_000],
    ["30 s in the middle", 0.5, 30_000],
    ["36 s at the most", 0.999_999, 36_000],
  ])("are made after %s", async (_name, random, wait) => {
    const { clock, server } = await anOpenSocket({ random: () => random });
    server.socket().fail();
    await clock.advance(wait - 2);
    expect(server.sockets).toHaveLength(1);
    await clock.advance(3);
    expect(server.sockets).toHaveLength(2);
  });

  it.each([
    ["5 s at the least", 0, 5_000],
    ["35 s at the most", 0.999_999, 35_000],
  ])("after a restart that the server announces are made after %s", async (_name, random, wait) => {
    const { clock, server } = await anOpenSocket({ random: () => random });
    for (let heard = 0; heard < 3; heard += 1) {
      await clock.advance(10_000);
      server.socket().say("ok");
    }
    server.socket().fail(1012);
    await clock.advance(wait - 2);
    expect(server.sockets).toHaveLength(1);
    await clock.advance(3);
    expect(server.sockets).toHaveLength(2);
    // A socket that was open for a moment waits as after any loss.
    server.autoAccept = false;
    server.socket().fail(1012);
    await clock.advance(23_000);
    expect(server.sockets).toHaveLength(2);
  });

  it("fail without a token, and are continued", async () => {
    const { clock, server, socket } = aSocket();
    server.failing = true;
    socket.start();
    await clock.advance(0);
    expect(socket.state()).toBe("waiting");
    server.failing = false;
    await clock.advance(30_000);
    expect(socket.state()).toBe("open");
    expect(server.calls["token"]).toBe(2);
  });
});

describe("the token", () => {
  it("is kept after an ordinary loss", async () => {
    const { clock, server } = await anOpenSocket();
    server.socket().fail(1006);
    await clock.advance(30_000);
    expect(server.socket().token).toBe("token-1");
    expect(server.calls["token"]).toBe(1);
  });

  it("is dropped when the server refuses it", async () => {
    const { clock, server } = await anOpenSocket();
    server.socket().fail(4401);
    await clock.advance(30_000);
    expect(server.socket().token).toBe("token-2");
  });

  it("is dropped when an upgrade fails or times out", async () => {
    const { clock, server, socket } = aSocket();
    server.autoAccept = false;
    socket.start();
    await clock.advance(1_000);
    server.socket().fail();
    await clock.advance(30_000);
    expect(server.socket().token).toBe("token-2");
    await clock.advance(5_000 + 30_000);
    expect(server.socket().token).toBe("token-3");
  });

  it("that arrives after the connect timeout starts no further socket", async () => {
    const { clock, server, socket } = aSocket();
    let release = (): void => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    socket.start();
    await clock.advance(5_000);
    expect(socket.state()).toBe("waiting");
    server.hold = undefined;
    release();
    await clock.advance(29_999);
    expect(server.sockets).toHaveLength(0);
    await clock.advance(1);
    expect(server.sockets).toHaveLength(1);
  });
});
