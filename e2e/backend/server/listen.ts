// Opens a server's port; an expected failure is one line with its remedy.
import type { FastifyInstance } from "fastify";
import { errorCode, reason } from "./reason.ts";

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Name or address to listen on; default is "localhost". */
  readonly host?: string;
}

const DEFAULT_PORT = 8080;

/** Starts listening; undefined where it does. */
export async function listen(
  app: FastifyInstance,
  { port = DEFAULT_PORT, host = "localhost" }: ListenOptions,
): Promise<string | undefined> {
  try {
    await app.listen({ port, host });
    return undefined;
  } catch (error) {
    await app.close();
    const code = errorCode(error);
    if (code === "EADDRINUSE") return `Port ${port} is in use. Name another with --port (or PORT).`;
    if (code === "EACCES")
      return `Port ${port} is not allowed to this user. Name one above 1023 with --port (or PORT).`;
    return `Port ${port} cannot be opened (${reason(error)}).`;
  }
}

/** The port that was given or found. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
