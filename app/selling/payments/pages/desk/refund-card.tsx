import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { refundMessages as say } from "../../texts/staff.ts";
import type { RefundStatus } from "../../rules/payment-terms.ts";
import type { ShownRefunds } from "./show-refunds.server.ts";

const tones: Record<RefundStatus, Tone> = { requested: "info", done: "success", failed: "error" };

/** The refunds of an order. */
export function RefundCard({ shown }: { shown: ShownRefunds }) {
  const { refunds, left, underWay } = shown;
  if (refunds.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {underWay && <LookAgain />}
      <ul aria-label={say.list} className="grid gap-3 text-sm">
        {refunds.map((refund) => (
          <li className="grid gap-0.5 border-t border-line pt-3" key={refund.id}>
            <span className="flex justify-between gap-3">
              <Badge tone={tones[refund.status]}>{say.status[refund.status]}</Badge>
              <span className="figures">{refund.amount}</span>
            </span>
            {refund.detail && <span className="break-words">{refund.detail}</span>}
            <span className="break-words text-ink-soft">{refund.reason}</span>
            <span className="text-ink-soft">{refund.at}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{left > 0 ? say.left(left) : say.nothingLeft}</p>
    </Card>
  );
}

/** The gateway answers within seconds, or has a longer problem. */
function LookAgain() {
  useRefresh({ everySeconds: 2, forSeconds: 20 });
  return null;
}
