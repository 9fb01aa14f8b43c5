import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The shop's name, and whether this is the demo; nothing when even that could not be loaded. */
export function useShop() {
  return useRouteLoaderData<typeof loader>("root");
}
