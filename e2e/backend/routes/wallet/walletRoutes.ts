// Registers all routes of wallets.
import type { FastifyInstance } from "fastify";
import type { Services } from "../../server/services.ts";
import { balanceRoutes } from "./balance.ts";
import { payoutAccountRoutes } from "./payoutAccounts.ts";
import { withdrawalRoutes } from "./withdrawals.ts";

export function walletRoutes(app: FastifyInstance, services: Services): void {
  balanceRoutes(app, services);
  payoutAccountRoutes(app, services);
  withdrawalRoutes(app, services);
}
