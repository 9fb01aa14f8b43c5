import { href } from "react-router";
import { ReturnBadge } from "#app/fulfilment/returns/components/return-state.tsx";
import { orderReturnMessages as say } from "#app/fulfilment/returns/texts/staff.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ShownReturns } from "./show-returns.server.ts";

type ReturnCardProps = { shown: ShownReturns | undefined; orderId: string };

/** The returns of an order, and the two ways to start one. */
export function ReturnCard({ shown, orderId }: ReturnCardProps) {
  if (!shown) return null;
  const { made, mayStart, cameBack } = shown;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {made.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      {made.map(({ id, number, state }) => (
        <p className="flex flex-wrap items-center justify-between gap-x-4" key={id}>
          <TextLink className="figures" to={href("/admin/returns/:returnId", { returnId: id })}>
            {number}
          </TextLink>
          <ReturnBadge state={state} />
        </p>
      ))}
      {mayStart && (
        <div>
          <LinkButton to={href("/admin/orders/:orderId/return", { orderId })} variant="secondary">
            {say.start}
          </LinkButton>
        </div>
      )}
      {cameBack && (
        <details className="rounded-card border border-line">
          <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
            {say.cameBackOpen}
          </summary>
          <IntentForm className="grid gap-4 px-4 pt-1 pb-4" intent="parcel-came-back">
            <input name="key" type="hidden" value={cameBack.key} />
            <p>{say.cameBackLead}</p>
            {cameBack.parcels.length > 0 && (
              <Field label={say.cameBackWhich} name="parcel">
                <Select>
                  {cameBack.parcels.map((number) => (
                    <option key={number} value={number}>
                      {say.cameBackParcel(number)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {cameBack.endsOrder && <p>{say.cameBackEnds}</p>}
            <div>
              <IntentButton variant="danger">{say.cameBack}</IntentButton>
            </div>
          </IntentForm>
        </details>
      )}
    </Card>
  );
}
