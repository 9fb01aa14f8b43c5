import { useRouteLoaderData } from "react-router";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import type { LogoImage } from "#app/running/settings/views/logo-image.ts";

/** What the root tells every page; the same for all readers of it. */
export type Shop = {
  siteName: string;
  /** Shown in place of the name; undefined where the shop has none. */
  logo: LogoImage | undefined;
  /** What a link to the shop looks like where somebody shares it, by its path. */
  card: string;
  demo: boolean;
  /** The demo mailbox answers to this browser. */
  mailbox: boolean;
  /** Where visits to this document may be reported; undefined on pages that are never measured. */
  measurement: MeasurementIds | undefined;
};

/** Nothing when even that could not be loaded. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<Shop>("root");
}
