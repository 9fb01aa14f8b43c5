import { productSalesOf } from "../../queries/product-sales.server.ts";
import { rankProducts, type ItemSales, type OtherMoney } from "../../rules/product-sales.ts";
import { productSalesMessages as say } from "../../texts/staff-products.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { inPesos, reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/products-file.ts";

/** A row for each item, so that the column of revenue adds up to what Sales says. */
export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "product-sales",
    head: say.head,
    rows: async (db, days) => {
      const { rows, other } = await productSalesOf(db, days);
      const products = rankProducts(rows, undefined);
      return [...products.flatMap(({ items }) => items.map(itemRow)), ...otherRows(other)];
    },
  });

function itemRow(item: ItemSales): CsvRow {
  const { product, variant, sku, units, orders, paid, refunded, revenue } = item;
  return [product, variant ?? "", sku, units, orders, ...[paid, refunded, revenue].map(inPesos)];
}

function otherRows(other: OtherMoney): CsvRow[] {
  const { deliveryPaid, deliveryRefunded, looseRefunds, paidBeside } = other;
  const delivery = [deliveryPaid, deliveryRefunded, deliveryPaid - deliveryRefunded].map(inPesos);
  return [
    [say.delivery, "", "", "", "", ...delivery],
    [say.loose, "", "", "", "", "", inPesos(looseRefunds), inPesos(-looseRefunds)],
    [say.beside, "", "", "", "", inPesos(paidBeside), "", inPesos(paidBeside)],
  ];
}
