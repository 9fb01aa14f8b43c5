import { Section } from "@react-email/components";
import { formatMoney } from "#app/lib/money.ts";
import type { StatutoryTotals } from "#app/selling/concessions/rules/price-concession.ts";
import { statutoryRows } from "#app/selling/concessions/views/statutory-rows.ts";
import { AmountLine, MailRule } from "#app/platform/mail/mail-parts.tsx";
import { orderMail as say } from "../texts/mail.ts";

export type OrderMailProps = {
  firstName: string;
  orderNumber: string;
  receiptUrl: string;
  items: { productName: string; quantity: number; total: number }[];
  /** The saving of a promo code, in centavos. */
  saved: { code: string; amount: number } | null;
  /** The parts of the statutory discount, which replaces a code. */
  statutory: StatutoryTotals | null;
  /** The insulated pack, in centavos. Null without cold goods. */
  coldPack: number | null;
  /** Centavos. */
  total: number;
  /** The store credit that pays part of the total, in centavos. */
  credit: number;
  address: string;
  expiresAt: string | null;
};

export type MailedLines = Pick<
  OrderMailProps,
  "items" | "saved" | "statutory" | "coldPack" | "total" | "credit"
>;

export function OrderLines({ items, saved, statutory, coldPack, total, credit }: MailedLines) {
  return (
    <Section style={{ marginBottom: 16 }}>
      <MailRule />
      {items.map(({ productName, quantity, total: price }) => (
        <AmountLine
          amount={formatMoney(price)}
          key={productName}
          label={`${productName} ×\u00A0${quantity}`}
        />
      ))}
      {saved && (
        <AmountLine amount={formatMoney(-saved.amount)} label={say.lines.discount(saved.code)} />
      )}
      {statutory && statutoryRows(statutory).map((row) => <AmountLine key={row.label} {...row} />)}
      {coldPack !== null && (
        <AmountLine
          amount={coldPack === 0 ? say.lines.free : formatMoney(coldPack)}
          label={say.lines.coldPack}
        />
      )}
      <MailRule />
      <AmountLine amount={formatMoney(total)} label={say.lines.total} strong />
      {credit > 0 && (
        <>
          <AmountLine amount={formatMoney(-credit)} label={say.lines.credit} />
          <AmountLine amount={formatMoney(total - credit)} label={say.lines.due} strong />
        </>
      )}
    </Section>
  );
}
