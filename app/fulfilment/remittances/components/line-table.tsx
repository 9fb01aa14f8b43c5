import { href } from "react-router";
import { cx } from "#app/ui/cx.ts";
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

const WIDE = "max-md:hidden";

/** What a phone has no columns for, one fact a line. */
function detailOf({ delivered, expected, collected, fee, said }: LineTableProps["lines"][number]) {
  const day = delivered ? [`${say.delivered}: ${delivered}`] : [];
  const amounts = [`${sums.expected}: ${expected}`, `${sums.collected}: ${collected}`];
  return [...day, ...amounts, `${sums.fees}: ${fee}`, ...(said ? [said] : [])].join("\n");
}

export function LineTable({ lines }: LineTableProps) {
  return (
    <Table caption={say.title} density="dense">
      <thead>
        <tr>
          <Th className={WIDE} numeric>
            {say.row}
          </Th>
          <Th>{say.tracking}</Th>
          <Th className={WIDE}>{say.order}</Th>
          <Th className={WIDE}>{say.delivered}</Th>
          <Th className={WIDE} numeric>
            {sums.expected}
          </Th>
          <Th className={WIDE} numeric>
            {sums.collected}
          </Th>
          <Th className={WIDE} numeric>
            {sums.fees}
          </Th>
          <Th numeric>{sums.remitted}</Th>
          <Th className={WIDE}>{say.verdict}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.rowNo}>
            <Td className={WIDE} numeric>
              {line.rowNo}
            </Td>
            <Th className="wrap-anywhere max-md:whitespace-normal" scope="row">
              {line.tracking}
              <span className="grid justify-items-start font-normal text-ink-soft md:hidden">
                <OrderLink order={line.order} />
                <span className="whitespace-pre-line">{detailOf(line)}</span>
              </span>
            </Th>
            <Td className={WIDE}>
              <OrderLink order={line.order} />
            </Td>
            <Td className={cx(WIDE, "whitespace-nowrap")}>{line.delivered}</Td>
            <Td className={WIDE} numeric>
              {line.expected}
            </Td>
            <Td className={WIDE} numeric>
              {line.collected}
            </Td>
            <Td className={WIDE} numeric>
              {line.fee}
            </Td>
            <Td numeric>{line.remitted}</Td>
            <Td className={WIDE}>{line.said}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function OrderLink({ order }: Pick<LineTableProps["lines"][number], "order">) {
  if (!order) return null;
  return (
    <TextLink
      className="whitespace-nowrap"
      to={href("/admin/orders/:orderId", { orderId: order.orderId })}
    >
      {order.number}
    </TextLink>
  );
}
