import { affiliateFinder } from "#app/modules/affiliates/queries/find-affiliates.server.ts";
import { campaignFinder } from "#app/modules/campaigns/queries/find-campaigns.server.ts";
import { productFinder } from "#app/modules/catalog/queries/find-products.server.ts";
import { articleFinder } from "#app/modules/content/queries/find-articles.server.ts";
import { customerFinder } from "#app/modules/customers/queries/find-customers.server.ts";
import { invoiceFinder } from "#app/modules/invoices/queries/find-invoices.server.ts";
import { lotFinder } from "#app/modules/lots/queries/find-lots.server.ts";
import { orderFinder } from "#app/modules/orders/queries/find-orders.server.ts";
import { paymentFinder } from "#app/modules/payments/queries/find-payments.server.ts";
import {
  purchaseOrderFinder,
  supplierFinder,
} from "#app/modules/purchasing/queries/find-suppliers.server.ts";
import { returnFinder } from "#app/modules/returns/queries/find-returns.server.ts";
import { stockFinder } from "#app/modules/stock/queries/find-stock.server.ts";
import { ticketFinder } from "#app/modules/support/queries/find-tickets.server.ts";
import { vialFinder } from "#app/modules/vials/queries/find-vials.server.ts";
import type { Finder } from "#app/platform/find/finder.ts";

/** Of hits that are as good, those of the first kind stand first. */
export const finders: readonly Finder[] = [
  orderFinder,
  paymentFinder,
  returnFinder,
  invoiceFinder,
  customerFinder,
  productFinder,
  stockFinder,
  lotFinder,
  vialFinder,
  purchaseOrderFinder,
  supplierFinder,
  ticketFinder,
  affiliateFinder,
  articleFinder,
  campaignFinder,
];
