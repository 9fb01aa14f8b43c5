import { href } from "react-router";
import { parcelLinkMessages } from "#app/selling/orders/texts/shopper-parcel-links.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { helpMessages as say } from "./texts.ts";

/** Shown when no answer was found: contact a person or a doctor. */
export function AskSomebody() {
  return (
    <Card className="mt-12 grid gap-4" padding="roomy" tint="sea">
      <div className="grid gap-1">
        <h2 className="text-2xl">{say.unsure}</h2>
        <p className="measure">{say.unsureText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href("/contact")}>{say.contact}</LinkButton>
        <LinkButton to={href("/consultation")} variant="secondary">
          {say.consultation}
        </LinkButton>
      </div>
      <p>
        <TextLink to={href("/parcel")}>{parcelLinkMessages.fromHelp}</TextLink>
      </p>
    </Card>
  );
}

/** Further links on pages about the shop. */
export function LookAround() {
  return (
    <div className="flex flex-wrap gap-3 pt-12">
      <LinkButton to={href("/assessment")}>{say.assessment}</LinkButton>
      <LinkButton to={href("/products")} variant="secondary">
        {say.products}
      </LinkButton>
      <LinkButton to={href("/learn")} variant="secondary">
        {say.learn}
      </LinkButton>
    </div>
  );
}
