import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { givenName } from "#app/people/customers/rules/customer-name.ts";
import type { RankedAffiliate, sumAffiliates } from "../../rules/sum-affiliates.ts";
import { affiliateReportMessages as say } from "../../texts/staff-affiliates.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";
import { TextLink } from "#app/ui/button.tsx";

type Sums = ReturnType<typeof sumAffiliates>;

type AffiliateTableProps = {
  affiliates: readonly RankedAffiliate[];
  sums: Sums;
  sumsBefore: Sums | undefined;
};

/** Sales and earnings of each affiliate. The last row matches the figures above. */
export function AffiliateTable({ affiliates, sums, sumsBefore }: AffiliateTableProps) {
  return (
    <ReportTable
      columns={[
        { label: say.orders },
        { label: say.firstOrders, isWide: true },
        { label: say.revenue },
        { label: say.commission, isWide: true },
        ...(sumsBefore ? [{ label: say.before, isWide: true }] : []),
      ]}
      of={say.affiliate}
      rows={[
        ...affiliates.map((one) => ({
          key: one.id,
          name: <AffiliateLink affiliate={one} />,
          detail: inShort(one),
          cells: cellsOf(one, sumsBefore && (one.before ?? 0)),
        })),
        {
          key: "sum",
          name: say.total,
          detail: inShort(sums),
          cells: cellsOf(sums, sumsBefore?.revenue),
          isSum: true,
        },
      ]}
      title={say.all}
    />
  );
}

function AffiliateLink({ affiliate }: { affiliate: RankedAffiliate }) {
  const { id: affiliateId, code } = affiliate;
  return (
    <TextLink
      className="wrap-anywhere"
      to={href("/admin/affiliates/people/:affiliateId", { affiliateId })}
    >
      {say.named(code, givenName(affiliate))}
    </TextLink>
  );
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

const inShort = ({ firstOrders, commission }: Sums) => say.inShort(firstOrders, money(commission));

const cellsOf = (
  { orders, firstOrders, revenue, commission }: Sums,
  before: number | undefined,
) => [
  ...[orders, firstOrders].map((count) => count.toLocaleString("en")),
  money(revenue),
  money(commission),
  ...(before === undefined ? [] : [money(before)]),
];
