import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { NEXT_PAGES } from "../next-pages.ts";
import { helpMessages as say } from "./messages.ts";

/** Below an answer that was not found: a person, or a doctor, as far as the shop has them. */
export function AskSomebody() {
  const { contact, consultation } = NEXT_PAGES;
  return (
    <Card className="mt-12 grid gap-4" padding="roomy" tint="sea">
      <div className="grid gap-1">
        <h2 className="text-2xl">{say.unsure}</h2>
        <p className="measure">{contact ? say.unsureText : say.byMail}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {contact && <LinkButton to={contact}>{say.contact}</LinkButton>}
        {consultation && (
          <LinkButton to={consultation} variant="secondary">
            {say.consultation}
          </LinkButton>
        )}
        {!contact && (
          <LinkButton to="/journey-support" variant="secondary">
            {say.journey.help}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** The ways on from a page about the shop itself. */
export function LookAround() {
  const { assessment } = NEXT_PAGES;
  return (
    <div className="flex flex-wrap gap-3 pt-12">
      {assessment && <LinkButton to={assessment}>{say.assessment}</LinkButton>}
      <LinkButton to="/products" variant={assessment ? "secondary" : "primary"}>
        {say.products}
      </LinkButton>
      <LinkButton to="/learn" variant="secondary">
        {say.learn}
      </LinkButton>
    </div>
  );
}
