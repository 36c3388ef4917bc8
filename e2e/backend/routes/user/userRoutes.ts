// Registers all routes about members.
import type { FastifyInstance } from "fastify";
import type { Services } from "../../server/services.ts";
import { accountRoutes } from "./account.ts";
import { bindingRoutes } from "./bindings.ts";
import { configRoutes } from "./config.ts";
import { documentRoutes } from "./documents.ts";
import { feedbackRoutes } from "./feedback.ts";
import { setLoginFlag } from "./loginFlag.ts";
import { mailboxRoutes } from "./mailbox.ts";
import { passwordRoutes } from "./password.ts";
import { profileRoutes } from "./profile.ts";
import { providerRoutes } from "./provider.ts";
import { registrationRoutes } from "./registration.ts";
import { sessionRoutes } from "./session.ts";
import { uploadRoutes } from "./upload.ts";

export function userRoutes(app: FastifyInstance, services: Services): void {
  setLoginFlag(app);
  sessionRoutes(app, services);
  registrationRoutes(app, services);
  passwordRoutes(app, services);
  accountRoutes(app, services);
  configRoutes(app, services);
  bindingRoutes(app, services);
  profileRoutes(app, services);
  uploadRoutes(app, services);
  feedbackRoutes(app, services);
  documentRoutes(app);
  providerRoutes(app, services);
  mailboxRoutes(app, services);
}
