import { href } from "react-router";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

/** The texts open beside the checkout, so that nothing typed into it is lost. */
export function LegalText() {
  return (
    <>
      {say.adultAndTerms} <LegalLink href={href("/terms")}>{say.terms}</LegalLink> {say.and}{" "}
      <LegalLink href={href("/privacy")}>{say.privacy}</LegalLink>.
    </>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="text-accent underline underline-offset-4"
      href={href}
      rel="noopener"
      target="_blank"
    >
      {children}
      <VisuallyHidden> {say.newTab}</VisuallyHidden>
    </a>
  );
}
