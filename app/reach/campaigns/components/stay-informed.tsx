import { Card } from "#app/ui/card.tsx";
import { newsletterMessages as say } from "../texts/shopper.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

/** Below the articles of the Knowledge hub. */
export function StayInformed() {
  return (
    <Card
      aria-labelledby="stay-informed"
      as="section"
      className="mt-12 grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_1.4fr]"
      padding="roomy"
      tint="sea"
    >
      <div className="grid content-start gap-2">
        <h2 className="text-2xl" id="stay-informed">
          {say.card}
        </h2>
        <p className="measure">{say.cardText}</p>
      </div>
      <SubscribeForm source="learn" />
    </Card>
  );
}
