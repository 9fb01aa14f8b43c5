import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { vialTexts as say } from "../texts/shopper.ts";

type LookUpsProps = { lookups: { mood: "first" | "usual" | "often"; text: string } };

/** The number of look-ups, and its meaning for the vial. */
export function LookUps({ lookups: { mood, text } }: LookUpsProps) {
  return (
    <Card as="section" className={mood === "often" ? "border-warning" : undefined}>
      <div className="measure grid gap-1">
        <h2 className="font-text text-base font-semibold">{say.lookups.title}</h2>
        <p className="figures text-lg">{text}</p>
        {mood === "often" && <p className="font-semibold">{say.lookups.often}</p>}
        {mood === "usual" && <p>{say.lookups.usual}</p>}
        <p className="text-sm text-ink-soft">{say.lookups.how}</p>
      </div>
    </Card>
  );
}

type OwnOrdersProps = { orders: readonly { to: string; open: string; text: string }[] };

/** For the buyer only: their orders with vials of this lot. */
export function OwnOrders({ orders }: OwnOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <Card as="section" className="grid gap-3" tint="sea">
      <h2 className="font-text text-base font-semibold">{say.yours.title}</h2>
      {orders.map(({ to, open, text }) => (
        <div className="grid justify-items-start gap-2" key={to}>
          <p className="figures measure">{text}</p>
          <LinkButton to={to} variant="secondary">
            {open}
          </LinkButton>
        </div>
      ))}
      <p className="text-sm text-ink-soft">{say.yours.private}</p>
    </Card>
  );
}
