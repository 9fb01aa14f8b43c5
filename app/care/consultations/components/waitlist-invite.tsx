import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { waitlistMessages as say } from "../texts/shopper-waitlist.ts";

/** Below the times of a doctor. */
export function WaitlistInvite({ doctorId, type }: { doctorId: string; type: string | undefined }) {
  const query = new URLSearchParams({ doctor: doctorId, ...(type ? { type } : {}) });
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{say.invite}</h2>
      <p className="measure">{say.inviteText}</p>
      <LinkButton to={`${href("/consultation/waitlist")}?${query.toString()}`} variant="secondary">
        {say.join}
      </LinkButton>
    </section>
  );
}
