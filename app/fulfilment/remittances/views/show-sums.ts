import { formatMoney } from "#app/lib/money.ts";
import type { RemittanceSums } from "../rules/sum-lines.ts";
import { remittanceMessages } from "../texts/staff.ts";

const SHOWN = ["expected", "difference", "collected", "fees", "withheld", "remitted"] as const;

/** The sums of a remittance in the order of adding up. */
export function showSums(sums: RemittanceSums) {
  const { sums: say } = remittanceMessages;
  return SHOWN.filter((name) => name !== "withheld" || sums[name] !== 0).map((name) => ({
    label: say[name],
    amount: formatMoney(sums[name]),
    total: name === "collected" || name === "remitted",
  }));
}
