import { Banknote } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReportTable } from "#app/ui/report/report-table.tsx";
import { remittanceMessages } from "../texts/staff.ts";

type CashOutTableProps = {
  ages: readonly string[];
  carriers: readonly {
    carrier: string;
    orders: string;
    byAge: readonly string[];
    amount: string;
  }[];
  sum: string;
};

const { out: say } = remittanceMessages;

/** Outstanding cash of couriers, by age. */
export function CashOutTable({ ages, carriers, sum }: CashOutTableProps) {
  if (carriers.length === 0) {
    return (
      <EmptyState icon={<Banknote />} title={say.none}>
        <p>{say.noneHint}</p>
      </EmptyState>
    );
  }
  const rows = carriers.map(({ carrier, orders, byAge, amount }) => ({
    key: carrier,
    name: carrier,
    detail: ages
      .flatMap((age, at) => (byAge[at] === "₱0" ? [] : `${age}: ${byAge[at]}`))
      .join(" · "),
    cells: [orders, ...byAge, amount],
  }));
  const total = ["", ...ages.map(() => ""), sum];
  return (
    <ReportTable
      columns={[
        { label: say.orders },
        ...ages.map((label) => ({ label, isWide: true })),
        { label: say.sum },
      ]}
      of={say.carrier}
      rows={
        rows.length > 1 ? [...rows, { key: "", name: say.sum, cells: total, isSum: true }] : rows
      }
      title={say.title}
    />
  );
}
