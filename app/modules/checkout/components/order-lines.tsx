import { formatMoney } from "#app/lib/money.ts";
import { checkoutMessages as say } from "../messages.ts";

type OrderLinesProps = {
  lines: readonly { id: string; name: string; quantity: number; total: number }[];
};

export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ id, name, quantity, total }) => (
        <li className="flex items-baseline justify-between gap-6" key={id}>
          <span>
            {name} <span className="figures text-ink-soft">{say.times(quantity)}</span>
          </span>
          <span className="figures whitespace-nowrap">{formatMoney(total)}</span>
        </li>
      ))}
    </ul>
  );
}
