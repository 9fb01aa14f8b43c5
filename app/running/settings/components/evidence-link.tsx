import { TextAnchor } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { ShownClaim } from "../views/show-claims.ts";

/** Links a claim to its evidence on About. It is a plain link, because Home is not hydrated. */
export function EvidenceLink({ claim }: { claim: ShownClaim }) {
  return (
    <TextAnchor className="text-sm text-ink-soft" href={claim.to}>
      <span>
        {claim.basis}
        <VisuallyHidden>: {claim.words}</VisuallyHidden>
      </span>
    </TextAnchor>
  );
}
