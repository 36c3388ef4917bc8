// Wraps every Base UI surface: no style elements (the CSP refuses them), and the direction of the page.
import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import type { ReactNode } from "react";

export function BaseUi({ children }: { readonly children: ReactNode }) {
  const direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
