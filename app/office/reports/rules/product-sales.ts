import type { Centavos } from "#app/lib/money.ts";

type Sums = { units: number; orders: number; paid: Centavos; refunded: Centavos };

/** Of a product with all its variants, or of one item: a variant, or a product that had none. */
export type ProductSalesRow = Sums & {
  kind: "product" | "item";
  productId: string;
  variantId: string | null;
  product: string;
  variant: string | null;
  sku: string;
};

/** Money of orders that no product brought. */
export type OtherMoney = {
  /** For delivery, and tax where it is added. */
  deliveryPaid: Centavos;
  deliveryRefunded: Centavos;
  /** Refunds of a part of an order: of which lines, nobody has written down. */
  looseRefunds: Centavos;
  /**
   * What arrived, minus what the orders paid in the period come to now: more where an order was
   * made smaller after it was paid or was paid twice, less where it grew and is paid for later.
   */
  paidBeside: Centavos;
};

export type ProductSales = { rows: readonly ProductSalesRow[]; other: OtherMoney };

export type ItemSales = ProductSalesRow & {
  revenue: Centavos;
  /** In the period before; undefined where the report compares with nothing. */
  before: Centavos | undefined;
};

/** The items of a product: where it has no variants, only itself. */
export type RankedProduct = ItemSales & { items: ItemSales[] };

/**
 * The products that were sold or paid back in the period or in the one before, the most revenue
 * first; each with its items.
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

const NOTHING: Sums = { units: 0, orders: 0, paid: 0, refunded: 0 };

/** Of all products together, and of the money around them: what the report of sales says. */
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
