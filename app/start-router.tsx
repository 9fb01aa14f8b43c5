import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { retryReads } from "#app/shells/storefront/offline/retry-reads.ts";

/** A function: other pages may load this file for another part of it. */
export function startRouter(): void {
  retryReads();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
