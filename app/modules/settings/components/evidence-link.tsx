import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { ShownClaim } from "../views/show-claims.ts";

/** From a claim to its evidence on About. A plain link, as Home is not hydrated. */
export function EvidenceLink({ claim }: { claim: ShownClaim }) {
  return (
    <a
      className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4"
      href={claim.to}
    >
      <span>
        {claim.basis}
        <VisuallyHidden>: {claim.words}</VisuallyHidden>
      </span>
    </a>
  );
}
