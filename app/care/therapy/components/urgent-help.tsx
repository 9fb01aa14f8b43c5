import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Urgency } from "../rules/felt.ts";
import { feltMessages as say } from "../texts/shopper-dose.ts";

/** Advice for a warning sign, and ways to reach a person at once. */
export function UrgentHelp({ urgencies }: { urgencies: readonly Urgency[] }) {
  return urgencies.map((urgency) => (
    <Notice
      action={<Ways urgency={urgency} />}
      key={urgency}
      title={say.urgent[urgency].title}
      tone="error"
    >
      <p>{say.urgent[urgency].text}</p>
    </Notice>
  ));
}

function Ways({ urgency }: { urgency: Urgency }) {
  if (urgency === "doctor") {
    return (
      <>
        <LinkButton to={href("/consultation")}>{say.consult}</LinkButton>
        <LinkButton to={href("/contact")} variant="secondary">
          {say.write}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {urgency === "crisis" && (
        <>
          <AnchorButton href="tel:1553">{say.callCrisis}</AnchorButton>
          <AnchorButton href="tel:+639178998727" variant="secondary">
            {say.callCrisisMobile}
          </AnchorButton>
        </>
      )}
      <AnchorButton href="tel:911" variant={urgency === "crisis" ? "secondary" : "primary"}>
        {say.call911}
      </AnchorButton>
      <LinkButton to={href("/contact")} variant="secondary">
        {say.write}
      </LinkButton>
    </>
  );
}
