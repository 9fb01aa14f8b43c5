import type { MailState } from "../../../rules/mails-again.ts";
import { orderMailMessages as say } from "../../../texts/staff-mails.ts";
import { stateBadge } from "#app/ui/state-badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ShownMails } from "./show-mails.server.ts";

const StateBadge = stateBadge<MailState>(
  {
    sent: "success",
    withheld: "warning",
    failing: "error",
    waiting: "neutral",
  },
  say.states,
);

/** The mails of an order, each with a button to resend it. */
export function MailsCard({ shown: { key, mails } }: { shown: ShownMails }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {mails.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      {mails.length > 0 && (
        <ul className="grid divide-y divide-line">
          {mails.map((mail) => (
            <li className="grid gap-1 py-3 last:pb-0" key={mail.id}>
              <span className="wrap-anywhere">{mail.subject}</span>
              <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <StateBadge state={mail.state} />
                <span>{mail.at}</span>
                {mail.state === "failing" && <span>{say.attempts(mail.attempts)}</span>}
                {mail.to !== undefined && <span className="wrap-anywhere">{say.to(mail.to)}</span>}
              </span>
              {mail.state === "withheld" && <span className="text-sm">{whyWithheld(mail)}</span>}
              {key && <SendAgain formKey={key} mail={mail} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function whyWithheld({ isTexted, bounced }: ShownMails["mails"][number]) {
  if (isTexted) return say.texted;
  return bounced ? say.bounced : say.withheldWhy;
}

type SendAgainProps = { formKey: string; mail: ShownMails["mails"][number] };

function SendAgain({ formKey, mail: { id, subject, at, lostLinks } }: SendAgainProps) {
  const why = `lost-${id}`;
  return (
    <IntentForm className="flex flex-wrap items-center gap-x-3" intent="send-mail-again">
      <input name="mailId" type="hidden" value={id} />
      <input name="key" type="hidden" value={formKey} />
      <IntentButton
        aria-describedby={lostLinks ? why : undefined}
        aria-label={say.againOf(subject, at)}
        disabled={lostLinks}
        size="compact"
        variant="secondary"
      >
        {say.again}
      </IntentButton>
      {lostLinks && (
        <span className="text-sm text-ink-soft" id={why}>
          {say.lostLinks}
        </span>
      )}
    </IntentForm>
  );
}
