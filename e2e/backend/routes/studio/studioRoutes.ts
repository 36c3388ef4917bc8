// Registers all routes of the studio.
import type { FastifyInstance } from "fastify";
import type { Services } from "../../server/services.ts";
import { feeRoutes } from "./fees.ts";
import { statsRoutes } from "./stats.ts";
import { subscriberRoutes } from "./subscribers.ts";

export function studioRoutes(app: FastifyInstance, services: Services): void {
  statsRoutes(app, services);
  subscriberRoutes(app, services);
  feeRoutes(app, services);
}
