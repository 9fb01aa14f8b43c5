import { formatMoney } from "#app/lib/money.ts";
import { formatShare, shareOf } from "#app/lib/report/share.ts";
import type {
  ItemSales,
  OtherMoney,
  RankedProduct,
  sumProducts,
} from "../../rules/product-sales.ts";
import { productSalesMessages as say } from "../../texts/staff-products.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";

type ProductTableProps = {
  products: readonly RankedProduct[];
  other: OtherMoney;
  sums: Sums;
  sumsBefore: Sums | undefined;
};

type Sums = ReturnType<typeof sumProducts>;

/** Includes the money of other sources, so that the total matches the sales report. */
export function ProductTable({ products, other, sums, sumsBefore }: ProductTableProps) {
  const rowOf = (item: ItemSales, name: string) => {
    const share = formatShare(shareOf(item.revenue, sums.revenue));
    return {
      key: `${item.kind} ${item.productId} ${item.variantId}`,
      name,
      detail: say.inShort(item.orders, share),
      isPart: item.kind === "item",
      cells: [
        item.units.toLocaleString("en"),
        item.orders.toLocaleString("en"),
        money(item.paid),
        money(item.refunded),
        money(item.revenue),
        share,
        money(item.before ?? 0),
      ],
    };
  };
  const { deliveryPaid, deliveryRefunded, looseRefunds } = other;
  return (
    <ReportTable
      columns={[
        { label: say.units },
        { label: say.orders, isWide: true },
        { label: say.paid, isWide: true },
        { label: say.refunded, isWide: true },
        { label: say.revenue },
        { label: say.share, isWide: true },
        ...(sumsBefore ? [{ label: say.before, isWide: true }] : []),
      ]}
      of={say.product}
      rows={[
        ...products.flatMap((product) => [
          rowOf(product, product.product),
          ...variantsOf(product).map((item) => rowOf(item, item.variant ?? say.noVariant)),
        ]),
        {
          key: "delivery",
          name: say.delivery,
          cells: around(
            { paid: deliveryPaid, refunded: deliveryRefunded, revenue: sums.delivery },
            sumsBefore?.delivery,
          ),
        },
        {
          key: "loose",
          name: say.loose,
          cells: around(
            { refunded: looseRefunds, revenue: -looseRefunds },
            -(sumsBefore?.loose ?? 0),
          ),
        },
        {
          key: "beside",
          name: say.beside,
          cells: around({ paid: other.paidBeside, revenue: sums.beside }, sumsBefore?.beside),
        },
        {
          key: "sum",
          name: say.total,
          cells: around({ units: sums.units, revenue: sums.whole }, sumsBefore?.whole),
          isSum: true,
        },
      ]}
      title={say.all}
    />
  );
}

type OtherMoneyRow = { units?: number; paid?: number; refunded?: number; revenue: number };

/** The cells of a row that is not a product: it has no orders of its own and no share. */
function around({ units, paid, refunded, revenue }: OtherMoneyRow, before: number | undefined) {
  const shown = [paid, refunded].map((amount) => (amount === undefined ? "" : money(amount)));
  return [
    units === undefined ? "" : units.toLocaleString("en"),
    "",
    ...shown,
    money(revenue),
    "",
    money(before ?? 0),
  ];
}

/** An only item repeats its product, so it is not shown. */
const variantsOf = ({ items }: RankedProduct) =>
  items.length === 1 && items[0]?.variant === null ? [] : items;

const money = (amount: number) => formatMoney(amount, { centavos: "always" });
