import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { assessmentMessages } from "../texts/shopper.ts";

const say = assessmentMessages.closed;

/** Other ways to get help today, when the assessment or its result cannot be shown. */
export function WaysOn() {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={href("/consultation")}>{say.consultation}</LinkButton>
      <LinkButton to={href("/products")} variant="secondary">
        {say.products}
      </LinkButton>
      <LinkButton to={href("/faq")} variant="quiet">
        {say.faq}
      </LinkButton>
    </div>
  );
}

export function ClosedAssessment() {
  return (
    <div className="grid gap-5 py-10 md:py-16">
      <h1 className="text-3xl">{say.title}</h1>
      <p className="text-lg">{say.text}</p>
      <p className="text-ink-soft">{say.more}</p>
      <div className="mt-3">
        <WaysOn />
      </div>
    </div>
  );
}

/** Replaces a stored result whose texts have not been reviewed. */
export function ClosedResult() {
  return (
    <div className="grid gap-5">
      <p className="text-lg">{say.resultText}</p>
      <WaysOn />
    </div>
  );
}
