import { affiliateFinder } from "#app/reach/affiliates/queries/find-affiliates.server.ts";
import { campaignFinder } from "#app/reach/campaigns/queries/find-campaigns.server.ts";
import { productFinder } from "#app/goods/catalog/queries/find-products.server.ts";
import { articleFinder } from "#app/running/content/queries/find-articles.server.ts";
import { customerFinder } from "#app/people/customers/queries/find-customers.server.ts";
import { invoiceFinder } from "#app/selling/invoices/queries/find-invoices.server.ts";
import { lotFinder } from "#app/goods/lots/queries/find-lots.server.ts";
import { orderFinder } from "#app/selling/orders/queries/find-orders.server.ts";
import { paymentFinder } from "#app/selling/payments/queries/find-payments.server.ts";
import {
  purchaseOrderFinder,
  supplierFinder,
} from "#app/goods/purchasing/queries/find-suppliers.server.ts";
import { returnFinder } from "#app/fulfilment/returns/queries/find-returns.server.ts";
import { stockFinder } from "#app/fulfilment/stock/queries/find-stock.server.ts";
import { ticketFinder } from "#app/reach/support/queries/find-tickets.server.ts";
import { vialFinder } from "#app/fulfilment/vials/queries/find-vials.server.ts";
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
