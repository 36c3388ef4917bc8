// Routes of requests past a service worker: newer than the DOM types.

interface Route {
  readonly condition: unknown;
  readonly source: "network" | "cache";
}

/** The event of an install; without `addRoutes` where the browser has no routes. */
export interface RoutedInstall extends ExtendableEvent {
  addRoutes?(route: Route): Promise<void>;
}
