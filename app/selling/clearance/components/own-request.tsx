import { Form, href, useNavigation } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { ownMessages as say } from "../texts/shopper.ts";
import type { ShownRequest } from "../views/show-own.ts";

/** A request for its owner: its state, the clinician's answer and the next step. */
export function OwnRequest({ request }: { request: ShownRequest }) {
  const { product, slug, label, tone, about, by, wrote, next } = request;
  const itsPage = href("/clearance/:id", { id: slug });
  return (
    <Card as="li" className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-text text-lg font-semibold break-words">{product}</h3>
        <Badge look="plain" tone={tone}>
          {label}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft">{about}</p>
      <p>{next}</p>
      {by && <p className="text-sm text-ink-soft">{by}</p>}
      {wrote && <p className="whitespace-pre-line wrap-anywhere">{wrote}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {request.canOrder && <LinkButton to={itsPage}>{say.order(product)}</LinkButton>}
        {request.canBook && (
          <LinkButton to={href("/consultation")} variant="secondary">
            {say.book}
          </LinkButton>
        )}
        {request.canAskAgain && (
          <LinkButton to={itsPage} variant="secondary">
            {say.askAgain(product)}
          </LinkButton>
        )}
        {request.canWithdraw && <Withdraw request={request} />}
      </div>
    </Card>
  );
}

function Withdraw({ request: { id, product, state } }: { request: ShownRequest }) {
  const isApproved = state === "approved";
  const pending = useNavigation().formData?.get("requestId") === id;
  return (
    <Form method="post">
      <input name="requestId" type="hidden" value={id} />
      <Button name="intent" pending={pending} value="withdraw" variant="quiet">
        <span aria-hidden="true">{isApproved ? say.giveUp : say.withdraw}</span>
        <VisuallyHidden>
          {isApproved ? say.giveUpOf(product) : say.withdrawOf(product)}
        </VisuallyHidden>
      </Button>
    </Form>
  );
}
