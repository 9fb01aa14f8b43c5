import { formatMoney } from "#app/lib/money.ts";
import { approvalRuleMessages as say } from "../texts/staff-approval-rules.ts";

type Listed = {
  rule: {
    id: string;
    operation: string;
    belowAmount: number | null;
    perDay: number;
    archivedAt: Date | null;
  };
  says: string;
  key: string | null;
  maker: string | null;
  today: number;
};

export function showRule({ rule, says, key, maker, today }: Listed) {
  const { id, belowAmount, perDay, archivedAt } = rule;
  return {
    id,
    says,
    key: key ?? say.anyKey,
    below: belowAmount === null ? say.noAmount : formatMoney(belowAmount),
    today: say.today(today, perDay),
    maker: maker ?? say.nobody,
    archivedAt,
  };
}

export type ShownRule = ReturnType<typeof showRule>;
