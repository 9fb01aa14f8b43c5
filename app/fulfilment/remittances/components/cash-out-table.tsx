import { Banknote } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
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
  return (
    <Table caption={say.title} density="dense">
      <thead>
        <tr>
          <Th>{say.carrier}</Th>
          <Th numeric>{say.orders}</Th>
          {ages.map((age) => (
            <Th key={age} numeric>
              {age}
            </Th>
          ))}
          <Th numeric>{say.sum}</Th>
        </tr>
      </thead>
      <tbody>
        {carriers.map(({ carrier, orders, byAge, amount }) => (
          <tr key={carrier}>
            <Th scope="row">{carrier}</Th>
            <Td numeric>{orders}</Td>
            {byAge.map((cash, at) => (
              <Td key={ages[at]} numeric>
                {cash}
              </Td>
            ))}
            <Td numeric>{amount}</Td>
          </tr>
        ))}
        {carriers.length > 1 && (
          <tr>
            <Th scope="row">{say.sum}</Th>
            <Td colSpan={ages.length + 1} />
            <Td numeric>{sum}</Td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
