import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";
import { discountTexts } from "#app/selling/concessions/texts/shopper-totals.ts";
import { savedByLaw } from "#app/selling/concessions/texts/staff.ts";
import { STAFF_CHANGE_HOURS } from "#app/selling/orders/rules/change-window.ts";
import type { ItemsPlan } from "#app/selling/orders/rules/change-items.ts";
import { moneyWay, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { staffChangeMessages as say } from "../texts/staff-changes.ts";

type Order = {
  email: string;
  paymentMethod: PaymentMethod;
  discountCode: string | null;
  statutoryKind: ConcessionKind | null;
  discountTotal: Centavos;
  taxTotal: Centavos;
  totalAmount: Centavos;
};

export type PreviewedChange = {
  order: Order;
  plan: ItemsPlan;
  paid: boolean;
  /** The difference. Negative if the order gets cheaper. */
  amount: Centavos;
  /** Unreserved units by line key. */
  available: ReadonlyMap<string, number>;
};

/**
 * Everything that a change by staff would do: stock, total, code, money, mail, tax and customer,
 * with its button.
 */
export function showStaffPreview({ order, plan, paid, amount, available }: PreviewedChange) {
  const { totals } = plan;
  const moved = plan.lines.filter((line) => line.wanted !== line.quantity);
  const money = moneyOf(order, { paid, amount, total: totals.total });
  const { facts } = say;
  const saved = [formatMoney(order.discountTotal), formatMoney(totals.discount)] as const;
  return {
    plannedTotal: String(totals.total),
    submit: money.submit,
    facts: [
      {
        label: facts.stock,
        value: moved
          .map(({ key, productName, quantity, wanted }) =>
            say.stock(productName, quantity, wanted, available.get(key) ?? 0),
          )
          .join("\n"),
      },
      {
        label: facts.total,
        value: say.total(
          formatMoney(order.totalAmount),
          formatMoney(totals.total),
          formatMoney(totals.shipping),
          totals.coldPack === null ? undefined : formatMoney(totals.coldPack),
        ),
      },
      {
        label: facts.code,
        value: order.discountCode ? say.code(order.discountCode, ...saved) : say.noCode,
      },
      ...(order.statutoryKind
        ? [{ label: discountTexts[order.statutoryKind], value: savedByLaw(...saved) }]
        : []),
      { label: facts.money, value: money.text },
      { label: facts.mail, value: money.mail },
      { label: facts.tax, value: say.tax(formatMoney(order.taxTotal), formatMoney(totals.tax)) },
      { label: facts.who, value: say.who },
    ],
  };
}

type AmountDue = { paid: boolean; amount: Centavos; total: Centavos };

function moneyOf({ email, paymentMethod, totalAmount }: Order, { paid, amount, total }: AmountDue) {
  const { money, mail, submit } = say;
  const plain = { mail: mail.changed(email), submit: submit.plain };
  if (amount === 0) return { ...plain, text: money.none };
  if (!paid) {
    const text = paymentMethod === "cod" ? money.cash : money.transfer;
    return { ...plain, text: text(formatMoney(totalAmount), formatMoney(total)) };
  }
  const shown = formatMoney(Math.abs(amount));
  if (amount > 0) {
    const text = money.link(shown, STAFF_CHANGE_HOURS);
    return { text, mail: mail.link(email), submit: submit.link(shown) };
  }
  return moneyWay(paymentMethod) === "as_paid"
    ? { ...plain, text: money.back(shown), submit: submit.back(shown) }
    : { ...plain, text: money.byHand(shown), submit: submit.byHand(shown) };
}

export type ShownPreview = ReturnType<typeof showStaffPreview>;
