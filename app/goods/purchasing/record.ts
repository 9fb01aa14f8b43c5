import { purchaseOrderUndo } from "./undo/purchase-order.server.ts";
import { supplierUndo } from "./undo/supplier.server.ts";
import { purchaseOrderFinder, supplierFinder } from "./queries/find-suppliers.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const purchasingRecord = {
  tables: {
    ...nothingPersonal(
      "stock, by item and lot",
      "suppliers",
      "supplier_items",
      "purchase_orders",
      "purchase_order_lines",
      "purchase_deliveries",
      "purchase_delivery_lines",
    ),
  },
  undo: [purchaseOrderUndo, supplierUndo],
  find: [purchaseOrderFinder, supplierFinder],
} satisfies ModuleRecord;
