import { adminList } from "./parts/admin-list.ts";
import { assistant } from "./parts/assistant.ts";
import { campaigns } from "./parts/campaigns.ts";
import { firstVisit } from "./parts/first-visit.ts";
import { freshListing } from "./parts/fresh-listing.ts";
import { growingCatalogue } from "./parts/growing-catalogue.ts";
import { growingJobs } from "./parts/growing-jobs.ts";
import { growingOrders } from "./parts/growing-orders.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { memory } from "./parts/memory.ts";
import { ordersDesk } from "./parts/orders-desk.ts";
import { sharedPages } from "./parts/shared-pages.ts";
import { purchase } from "./parts/purchase.ts";
import { signUps } from "./parts/sign-ups.ts";
import { touch } from "./parts/touch.ts";
import { storms } from "./parts/storms.ts";
import { withoutTricks } from "./parts/tricks.ts";
import type { Part } from "./part.ts";

/** All that `npm run bench` measures, in this order. */
export const parts: readonly Part[] = [
  sharedPages,
  freshListing,
  purchase,
  storms,
  signUps,
  adminList,
  ordersDesk,
  assistant,
  memory,
  campaigns,
  growingCatalogue,
  growingOrders,
  growingJobs,
  firstVisit,
  touch,
  lighthouse,
  withoutTricks,
];
