import { staffMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ShownInvite } from "./show-staff.server.ts";

const TONES = { open: "info", expired: "neutral", registered: "warning" } as const;

export function InviteList({ invites }: { invites: readonly ShownInvite[] }) {
  return (
    <section aria-labelledby="invites" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="invites">
          {say.invites}
        </h2>
        <p className="text-ink-soft">{say.invitesHint}</p>
      </div>
      <ul className="grid gap-3">
        {invites.map((invite) => (
          <Invite invite={invite} key={invite.id} />
        ))}
      </ul>
    </section>
  );
}

function Invite({ invite: { id, email, state, text, from } }: { invite: ShownInvite }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">{from}</p>
        <Badge look="plain" tone={TONES[state]}>
          {text}
        </Badge>
      </div>
      <div className="flex flex-wrap gap-3">
        {/* The invited person has used the link and still has to confirm the address. */}
        {state !== "registered" && (
          <IntentForm intent="resend" preventScrollReset>
            <input name="inviteId" type="hidden" value={id} />
            <IntentButton aria-label={say.resendOf(email)} size="compact" variant="secondary">
              {say.resend}
            </IntentButton>
          </IntentForm>
        )}
        <IntentForm intent="withdraw" preventScrollReset>
          <input name="inviteId" type="hidden" value={id} />
          <IntentButton aria-label={say.withdrawOf(email)} size="compact" variant="secondary">
            {say.withdraw}
          </IntentButton>
        </IntentForm>
      </div>
    </li>
  );
}
