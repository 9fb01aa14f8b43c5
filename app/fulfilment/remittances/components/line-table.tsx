import { href } from "react-router";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { remittanceMessages } from "../texts/staff.ts";

type LineTableProps = {
  lines: readonly {
    rowNo: number;
    tracking: string;
    order: { orderId: string; number: string } | undefined;
    delivered: string | null;
    said: string;
    expected: string;
    collected: string;
    fee: string;
    remitted: string;
  }[];
};

const { lines: say, sums } = remittanceMessages;

export function LineTable({ lines }: LineTableProps) {
  return (
    <Table caption={say.title} density="dense">
      <thead>
        <tr>
          <Th numeric>{say.row}</Th>
          <Th>{say.tracking}</Th>
          <Th>{say.order}</Th>
          <Th>{say.delivered}</Th>
          <Th numeric>{sums.expected}</Th>
          <Th numeric>{sums.collected}</Th>
          <Th numeric>{sums.fees}</Th>
          <Th numeric>{sums.remitted}</Th>
          <Th>{say.verdict}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.rowNo}>
            <Td numeric>{line.rowNo}</Td>
            <Th className="wrap-anywhere" scope="row">
              {line.tracking}
            </Th>
            <Td>
              {line.order && (
                <TextLink
                  className="whitespace-nowrap"
                  to={href("/admin/orders/:orderId", { orderId: line.order.orderId })}
                >
                  {line.order.number}
                </TextLink>
              )}
            </Td>
            <Td className="whitespace-nowrap">{line.delivered}</Td>
            <Td numeric>{line.expected}</Td>
            <Td numeric>{line.collected}</Td>
            <Td numeric>{line.fee}</Td>
            <Td numeric>{line.remitted}</Td>
            <Td>{line.said}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
