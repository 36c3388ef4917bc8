// Holds the stream open through a web server while the client is silent.
import { WebSocket } from "ws";
import type { Ask } from "./askSite.ts";

interface TokenAnswer {
  readonly data?: { readonly token?: string } | string | null;
}

/** A token of the stream, as a client asks for it. */
async function streamToken(ask: Ask, call: string): Promise<string> {
  const { text } = await ask(call, { accept: "application/json" });
  const { data } = JSON.parse(text) as TokenAnswer;
  return typeof data === "string" ? data : (data?.token ?? "");
}

/** Why a socket did not stay open for `silenceMs`, or how many messages came meanwhile. `origin`: http(s). */
export async function holdSocket(
  origin: string,
  ask: Ask,
  tokenCall: string,
  silenceMs: number,
): Promise<{ readonly fault?: string; readonly messages: number }> {
  const token = await streamToken(ask, tokenCall);
  const address = `${origin.replace(/^http/, "ws")}/stream?token=${encodeURIComponent(token)}&channels=football_live_change`;
  const socket = new WebSocket(address, { rejectUnauthorized: false });
  let messages = 0;
  socket.on("message", () => {
    messages += 1;
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(), silenceMs);
    const end = (fault?: string): void => {
      clearTimeout(timer);
      socket.removeAllListeners("close");
      socket.terminate();
      resolve(fault === undefined ? { messages } : { fault, messages });
    };
    socket.on("error", (error) => end(`the socket failed: ${error.message}`));
    socket.on("close", (code) => end(`the socket was closed with ${code}`));
  });
}
