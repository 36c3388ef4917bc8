// Registers all routes of the studio.
import type { FastifyInstance } from "fastify";
import type { Services } from "../../server/services.ts";
import { feeRoutes } from "./fees.ts";

export function studioRoutes(app: FastifyInstance, services: Services): void {
  feeRoutes(app, services);
}
