// Registers all routes of creators, subscriptions and payments.
import type { FastifyInstance } from "fastify";
import type { Services } from "../../server/services.ts";
import { creatorRoutes } from "./creators.ts";
import { offerRoutes } from "./offers.ts";
import { orderRoutes } from "./orders.ts";
import { paymentPageRoutes } from "./paymentPage.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import { webhookRoutes } from "./webhook.ts";

export function creatorsRoutes(app: FastifyInstance, services: Services): void {
  creatorRoutes(app, services);
  offerRoutes(app, services);
  subscriptionRoutes(app, services);
  orderRoutes(app, services);
  paymentPageRoutes(app, services);
  webhookRoutes(app, services);
}
