import { href } from "react-router";
import { ClashNotice } from "#app/goods/catalog/components/clash-notice.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { refillMessages } from "../texts/shopper-refill.ts";
import type { ShownOffer } from "../views/show-offer.ts";

const say = refillMessages.offer;

type Offered = { offer: ShownOffer & { checkInId: string } };

/** The items that one button puts in the cart, or the reason against it and the next step. */
export function RefillOffer({ offer }: Offered) {
  if (offer.kind === "clash") return offer.clash && <ClashNotice clash={offer.clash} />;
  if (offer.kind !== "offer") {
    return (
      <Notice
        action={<WaysOn offer={offer} />}
        announced={false}
        title={offer.title}
        tone="warning"
      >
        <p>{offer.text}</p>
      </Notice>
    );
  }
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h3 className="text-xl">{say.title}</h3>
      <p className="text-lg font-semibold">{offer.name}</p>
      <FactList className="grid gap-3 sm:grid-cols-2" facts={offer.facts} />
      {offer.notes.map((note) => (
        <p className="measure" key={note}>
          {note}
        </p>
      ))}
      <IntentForm className="grid gap-2" intent="cart">
        <input name="checkInId" type="hidden" value={offer.checkInId} />
        <div>
          <IntentButton size="large">{say.put}</IntentButton>
        </div>
        <p className="text-sm text-ink-soft">{say.putHint}</p>
      </IntentForm>
    </Card>
  );
}

type Stopped = Exclude<ShownOffer, { kind: "clash" | "offer" }>;

function WaysOn({ offer: { kind, slug, watch, mayAsk } }: { offer: Stopped }) {
  if (kind === "out") return <LinkButton to={watch}>{say.watch}</LinkButton>;
  if (mayAsk) {
    return <LinkButton to={href("/clearance/:id", { id: slug })}>{say.askApproval}</LinkButton>;
  }
  return (
    <>
      <LinkButton to={href("/consultation")}>{refillMessages.book}</LinkButton>
      <LinkButton to={href("/contact")} variant="secondary">
        {refillMessages.write}
      </LinkButton>
    </>
  );
}
