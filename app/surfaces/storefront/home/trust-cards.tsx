import { BadgeCheck, FlaskConical, MessagesSquare } from "lucide-react";
import { Card } from "#app/ui/card.tsx";
import { homeMessages as say } from "./messages.ts";

const ICONS = [FlaskConical, BadgeCheck, MessagesSquare];

export function TrustCards() {
  return (
    <ul className="grid gap-4 md:gap-6 lg:grid-cols-3">
      {say.trustCards.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? BadgeCheck;
        return (
          <Card as="li" className="grid content-start gap-3" key={title} padding="roomy">
            <Icon aria-hidden="true" className="size-6 text-accent" />
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </Card>
        );
      })}
    </ul>
  );
}
