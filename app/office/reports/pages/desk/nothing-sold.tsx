import { ChartColumn } from "lucide-react";
import { href } from "react-router";
import { salesMessages as say } from "../../texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Instead of the charts of days on which no order was paid. */
export function NothingSold() {
  return (
    <EmptyState
      action={
        <LinkButton to={href("/admin/orders")} variant="secondary">
          {say.toOrders}
        </LinkButton>
      }
      icon={<ChartColumn />}
      title={say.nothing}
    >
      <p>{say.nothingHint}</p>
    </EmptyState>
  );
}
