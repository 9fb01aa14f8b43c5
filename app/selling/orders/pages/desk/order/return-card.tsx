import { href } from "react-router";
import { ReturnBadge } from "#app/fulfilment/returns/components/return-state.tsx";
import { orderReturnMessages as say } from "#app/fulfilment/returns/texts/staff.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ShownReturns } from "./show-returns.server.ts";

export function ReturnCard({ shown }: { shown: ShownReturns | undefined }) {
  if (!shown || shown.made.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {shown.made.map(({ id, number, state }) => (
        <p className="flex flex-wrap items-center justify-between gap-x-4" key={id}>
          <TextLink className="figures" to={href("/admin/returns/:returnId", { returnId: id })}>
            {number}
          </TextLink>
          <ReturnBadge state={state} />
        </p>
      ))}
    </Card>
  );
}
