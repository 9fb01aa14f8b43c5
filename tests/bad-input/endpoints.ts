import type { Endpoints } from "./call.ts";
import { accounts } from "./endpoints/accounts.ts";
import { assessments } from "./endpoints/assessments.ts";
import { consultations } from "./endpoints/consultations.ts";
import { backOffice } from "./endpoints/back-office.ts";
import { backups } from "./endpoints/backups.ts";
import { bookings } from "./endpoints/bookings.ts";
import { campaigns } from "./endpoints/campaigns.ts";
import { changes } from "./endpoints/changes.ts";
import { customers } from "./endpoints/customers.ts";
import { catalog } from "./endpoints/catalog.ts";
import { content } from "./endpoints/content.ts";
import { discounts } from "./endpoints/discounts.ts";
import { products } from "./endpoints/products.ts";
import { lots } from "./endpoints/lots.ts";
import { payments } from "./endpoints/payments.ts";
import { pictures } from "./endpoints/pictures.ts";
import { storefront } from "./endpoints/storefront.ts";
import { staff } from "./endpoints/staff.ts";
import { support } from "./endpoints/support.ts";

/** How each endpoint of the shop is used. One that has no row here does not compile. */
export const endpoints: Endpoints = {
  ...storefront,
  ...changes,
  ...assessments,
  ...accounts,
  ...backOffice,
  ...backups,
  ...customers,
  ...consultations,
  ...catalog,
  ...bookings,
  ...content,
  ...discounts,
  ...products,
  ...lots,
  ...payments,
  ...pictures,
  ...staff,
  ...support,
  ...campaigns,
};
