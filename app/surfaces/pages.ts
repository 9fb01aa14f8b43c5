import { backupsPages } from "#app/modules/backups/pages.ts";
import { campaignsPages } from "#app/modules/campaigns/pages.ts";
import { catalogPages } from "#app/modules/catalog/pages.ts";
import { contentPages } from "#app/modules/content/pages.ts";
import { customersPages } from "#app/modules/customers/pages.ts";
import { lotsPages } from "#app/modules/lots/pages.ts";
import { placesPages } from "#app/modules/places/pages.ts";
import { purchasingPages } from "#app/modules/purchasing/pages.ts";
import { reviewsPages } from "#app/modules/reviews/pages.ts";
import { segmentsPages } from "#app/modules/segments/pages.ts";
import { settingsPages } from "#app/modules/settings/pages.ts";
import { supportPages } from "#app/modules/support/pages.ts";
import { vialsPages } from "#app/modules/vials/pages.ts";
import { adminPages } from "./admin/pages.ts";
import { integrationPages } from "./integration-pages.ts";
import { healthPages } from "./health-pages.ts";
import { orderPages } from "./order-pages.ts";
import { portalPages } from "./portal/pages.ts";
import { storefrontPages } from "./storefront/pages.ts";

/** Every page and endpoint of the shop, by address. */
export const allPages = {
  ...storefrontPages,
  ...portalPages,
  ...adminPages,
  ...purchasingPages,
  ...settingsPages,
  ...backupsPages,
  ...contentPages,
  ...catalogPages,
  ...lotsPages,
  ...placesPages,
  ...customersPages,
  ...segmentsPages,
  ...orderPages,
  ...reviewsPages,
  ...healthPages,
  ...supportPages,
  ...vialsPages,
  ...campaignsPages,
  ...integrationPages,
};
