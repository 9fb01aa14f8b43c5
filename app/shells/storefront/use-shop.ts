import { useRouteLoaderData } from "react-router";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import type { LogoImage } from "#app/running/settings/views/logo-image.ts";

/** Root data for every page; the same for all readers of the page. */
export type Shop = {
  siteName: string;
  /** Replaces the name; undefined if the shop has no logo. */
  logo: LogoImage | undefined;
  /** The path of the preview picture for shared links to the shop. */
  card: string;
  demo: boolean;
  /** The demo mailbox answers to this browser. */
  mailbox: boolean;
  /** The measurement services for this document; undefined on pages that are never measured. */
  measurement: MeasurementIds | undefined;
};

/** Undefined if even the root data could not be loaded. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<Shop>("root");
}
