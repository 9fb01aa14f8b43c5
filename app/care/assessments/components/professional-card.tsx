import { Stethoscope } from "lucide-react";
import { Link, href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { resultMessages as say } from "../texts/shopper-result.ts";

type ProfessionalCardProps = {
  /** The shop's address, where its owner has given one. */
  shopAddress: string | undefined;
};

/** The main action of a result that needs a professional: what can truly be done today. */
export function ProfessionalCard({ shopAddress }: ProfessionalCardProps) {
  return (
    <Card as="section" className="grid gap-4" padding="roomy" tint="sea">
      <h2 className="flex items-center gap-3 text-2xl">
        <Stethoscope aria-hidden="true" className="size-6 shrink-0 text-accent" />
        {say.professional}
      </h2>
      <p>
        <LinkButton size="large" to={href("/consultation")}>
          {say.book}
        </LinkButton>
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {say.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
        <li>
          {shopAddress === undefined ? (
            <>
              {say.contactNone}{" "}
              <Link className="underline" to={href("/contact")}>
                {say.contactPage}
              </Link>
              .
            </>
          ) : (
            <>
              {say.contact}{" "}
              <a className="break-words underline" href={`mailto:${shopAddress}`}>
                {shopAddress}
              </a>
              .
            </>
          )}
        </li>
      </ul>
      <p className="font-semibold">{say.emergency}</p>
    </Card>
  );
}
