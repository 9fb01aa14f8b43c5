import { Form, useLocation, useNavigation } from "react-router";
import { StatusBadge } from "#app/modules/orders/components/order-badges.tsx";
import { adminOrderMessages as say } from "#app/modules/orders/messages.ts";
import { nextStatuses } from "#app/modules/orders/rules/transitions.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { StaffOrder } from "./show-order.server.ts";

/** The moves that are possible now, the usual one first. */
export function NextStep({ order }: { order: StaffOrder }) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const going = formData?.get("to");
  const moves = nextStatuses(order.status);
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.nextStep}</h2>
        <StatusBadge look="pill" status={order.status} />
      </div>
      {moves.length === 0 && <p className="text-ink-soft">{say.nothingToDo}</p>}
      <div className="flex flex-wrap gap-3">
        {moves.map((to) => (
          <Form action={pathname} key={to} method="post">
            <input name="intent" type="hidden" value="move" />
            <input name="to" type="hidden" value={to} />
            <Button pending={going === to} variant={to === "cancelled" ? "secondary" : "primary"}>
              {say.moves[to]}
            </Button>
          </Form>
        ))}
      </div>
    </Card>
  );
}
