import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CashOfOrder } from "../queries/cash-of-order.server.ts";
import { cashOnOrder as say, differenceMessages } from "../texts/staff.ts";

export const showCashOfOrder = ({ lines, differences }: CashOfOrder) => ({
  lines: lines.map(({ id, fileId, carrier, collected, at }) => ({
    id,
    fileId,
    label: say.line(carrier, formatMoney(collected), formatDate(at)),
  })),
  differences: differences.map(({ id, kind, amount, expected }) => ({
    id,
    label: differenceMessages.kinds[kind].title,
    amounts: say.amounts(formatMoney(amount), formatMoney(expected)),
  })),
});

export type ShownCash = ReturnType<typeof showCashOfOrder>;
