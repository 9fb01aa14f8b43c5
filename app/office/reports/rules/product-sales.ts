import type { Centavos } from "#app/lib/money.ts";

type SalesFigures = { units: number; orders: number; paid: Centavos; refunded: Centavos };

/**
 * Sales of a product with all its variants, or of one item: a variant, or a product without
 * variants.
 */
export type ProductSalesRow = SalesFigures & {
  kind: "product" | "item";
  productId: string;
  variantId: string | null;
  product: string;
  variant: string | null;
  sku: string;
};

/** Money of orders that did not come from a product. */
export type OtherMoney = {
  /** Paid for delivery, and for tax where it is added. */
  deliveryPaid: Centavos;
  deliveryRefunded: Centavos;
  /** Partial refunds whose order lines no one recorded. */
  looseRefunds: Centavos;
  /**
   * The payments received minus the current totals of the orders paid in the period. Positive when
   * an order shrank after payment or was paid twice, negative when it grew and is paid for later.
   */
  paidBeside: Centavos;
};

export type ProductSales = { rows: readonly ProductSalesRow[]; other: OtherMoney };

export type ItemSales = ProductSalesRow & {
  revenue: Centavos;
  /** The previous period's revenue; undefined when the report compares with nothing. */
  before: Centavos | undefined;
};

/** A product without variants has itself as its only item. */
export type RankedProduct = ItemSales & { items: ItemSales[] };

/**
 * Products that were sold or refunded in either period, highest revenue first, each with its items.
 */
export function rankProducts(
  now: readonly ProductSalesRow[],
  before: readonly ProductSalesRow[] | undefined,
): RankedProduct[] {
  const was = before && new Map(before.map((row) => [keyOf(row), row.paid - row.refunded]));
  const found = new Set(now.map(keyOf));
  const gone = (before ?? []).filter((row) => !found.has(keyOf(row)));
  const ranked = [...now, ...gone.map((row) => ({ ...row, ...NOTHING }))]
    .map((row) => ({
      ...row,
      revenue: row.paid - row.refunded,
      before: was && (was.get(keyOf(row)) ?? 0),
    }))
    .toSorted((a, b) => b.revenue - a.revenue);
  const items = Map.groupBy(
    ranked.filter(({ kind }) => kind === "item"),
    ({ productId }) => productId,
  );
  return ranked
    .filter(({ kind }) => kind === "product")
    .map((product) => ({ ...product, items: items.get(product.productId) ?? [] }));
}

const NOTHING: SalesFigures = { units: 0, orders: 0, paid: 0, refunded: 0 };

/** Totals of all products and of the other money. They match the sales report. */
export function sumProducts({ rows, other }: ProductSales) {
  const products = rows.filter(({ kind }) => kind === "product");
  const sum = (of: (row: ProductSalesRow) => number) =>
    products.reduce((so, row) => so + of(row), 0);
  const revenue = sum(({ paid, refunded }) => paid - refunded);
  const delivery = other.deliveryPaid - other.deliveryRefunded;
  return {
    units: sum(({ units }) => units),
    items: products.filter(({ units }) => units > 0).length,
    refunded: sum(({ refunded }) => refunded),
    revenue,
    delivery,
    loose: other.looseRefunds,
    beside: other.paidBeside,
    whole: revenue + delivery - other.looseRefunds + other.paidBeside,
  };
}

const keyOf = ({ kind, productId, variantId }: ProductSalesRow) =>
  `${kind} ${productId} ${variantId ?? ""}`;
