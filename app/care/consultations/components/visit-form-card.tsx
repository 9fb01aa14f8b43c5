import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";
import { ownFormMessages } from "../texts/shopper-own-form.ts";

export type VisitFormState = { isFilled: boolean; isOpen: boolean };

type VisitFormCardProps = { bookingId: string; form: VisitFormState };

export function VisitFormCard({ bookingId, form: { isFilled, isOpen } }: VisitFormCardProps) {
  const written = isOpen ? ownFormMessages.change : say.see;
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-xl">{say.title}</h2>
        <Badge look="plain" tone={isFilled ? "success" : "warning"}>
          {isFilled ? say.filled : say.missing}
        </Badge>
      </div>
      {isOpen && <p className="measure text-ink-soft">{say.invite}</p>}
      <LinkButton
        to={href("/consultation/booking/:bookingId/form", { bookingId })}
        variant={isFilled ? "secondary" : "primary"}
      >
        {isFilled ? written : ownFormMessages.fill}
      </LinkButton>
    </Card>
  );
}
