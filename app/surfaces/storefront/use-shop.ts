import { useRouteLoaderData } from "react-router";

/** What the root tells every page; the same for all readers of it. */
export type Shop = {
  siteName: string;
  /** What a link to the shop looks like where somebody shares it, by its path. */
  card: string;
  demo: boolean;
  /** The demo mailbox answers to this browser. */
  mailbox: boolean;
};

/** Nothing when even that could not be loaded. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<Shop>("root");
}
