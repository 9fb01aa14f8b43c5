import { Column, Hr, Row, Section, Text } from "@react-email/components";
import { formatMoney } from "#app/lib/money.ts";

export type OrderMailProps = {
  firstName: string;
  orderNumber: string;
  receiptUrl: string;
  items: { productName: string; quantity: number; total: number }[];
  /** What a promo code saved, in centavos. */
  saved: { code: string; amount: number } | null;
  /** Centavos. */
  total: number;
  address: string;
  expiresAt: string | null;
};

const cell = {
  fontFamily: "Geist, -apple-system, 'Segoe UI', Roboto, sans-serif",
  margin: "6px 0",
};
const amount = { ...cell, textAlign: "right" as const, whiteSpace: "nowrap" as const };

export function OrderLines({
  items,
  saved,
  total,
}: Pick<OrderMailProps, "items" | "saved" | "total">) {
  return (
    <Section style={{ marginBottom: 16 }}>
      {items.map((item) => (
        <Line
          key={item.productName}
          label={`${item.productName} × ${item.quantity}`}
          value={item.total}
        />
      ))}
      {saved && <Line label={`Discount (${saved.code})`} value={-saved.amount} />}
      <Hr />
      <Line label="Total, shipping and tax included" value={total} />
    </Section>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <Row>
      <Column>
        <Text style={cell}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={amount}>{formatMoney(value)}</Text>
      </Column>
    </Row>
  );
}
