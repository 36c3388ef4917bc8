// Hooks that read the current place and navigate.
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Navigation, Place } from "./navigation.ts";

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Gives the components below it the tab's navigation. */
export const NavigationProvider = NavigationContext.Provider;

/** The tab's navigation. Throws outside NavigationProvider: that is a bug. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("useNavigation needs a NavigationProvider above it");
  return navigation;
}

/** A part of the place; undefined until there is one. `select` must return the same value for the same place. */
export function usePlace<T>(select: (place: Place) => T): T | undefined {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, () => {
    const place = navigation.place();
    return place && select(place);
  });
}
