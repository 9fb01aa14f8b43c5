import { href } from "react-router";
import { savedLink } from "#app/care/assistant/texts/shopper-saved.ts";
import { concessionMessages } from "#app/selling/concessions/texts/shopper.ts";
import { addressMessages } from "../../texts/shopper-addresses.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ownDataLink } from "#app/office/erasure/pages/portal/link-texts.ts";
import { ProfilePart } from "./profile-part.tsx";

/** Links to pages that have no tab. */
export function ProfileLinks({ hasConcessions }: { hasConcessions: boolean }) {
  const parts = [
    { say: addressMessages, to: href("/portal/addresses") },
    ...(hasConcessions ? [{ say: concessionMessages, to: href("/portal/discount") }] : []),
    { say: savedLink, to: href("/portal/health-ai") },
    { say: ownDataLink, to: href("/portal/your-data") },
  ];
  return parts.map(({ say: { title, lead, open }, to }) => (
    <ProfilePart key={to} lead={lead} title={title}>
      <LinkButton to={to} variant="secondary">
        {open}
      </LinkButton>
    </ProfilePart>
  ));
}
