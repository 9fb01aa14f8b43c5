import { affiliatesPages } from "#app/modules/affiliates/pages.ts";
import { arrivalsPages } from "#app/modules/arrivals/pages.ts";
import { cartPages } from "#app/modules/cart/pages.ts";
import { clearancePages } from "#app/modules/clearance/pages.ts";
import { checkoutPages } from "#app/modules/checkout/pages.ts";
import { couriersPages } from "#app/modules/couriers/pages.ts";
import { concessionsPages } from "#app/modules/concessions/pages.ts";
import { ordersPages } from "#app/modules/orders/pages.ts";
import { packingPages } from "#app/modules/packing/pages.ts";
import { recallsPages } from "#app/modules/recalls/pages.ts";
import { paymentsPages } from "#app/modules/payments/pages.ts";
import { invoicesPages } from "#app/modules/invoices/pages.ts";
import { remittancesPages } from "#app/modules/remittances/pages.ts";
import { returnsPages } from "#app/modules/returns/pages.ts";

/** The pages that an order goes through, from the cart to the parcel. */
export const orderPages = {
  ...clearancePages,
  ...concessionsPages,
  ...cartPages,
  ...ordersPages,
  ...paymentsPages,
  ...remittancesPages,
  ...checkoutPages,
  ...packingPages,
  ...couriersPages,
  ...recallsPages,
  ...returnsPages,
  ...invoicesPages,
  ...arrivalsPages,
  ...affiliatesPages,
};
