import { Form, href } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { paymentMessages as paymentSay } from "../../texts/staff-payments.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import type { LoadedPayout } from "./load-payout.server.ts";

/** A second member of staff confirms the draft, if the shop has one. Anyone may drop it. */
export function DraftCard({ payout }: { payout: LoadedPayout }) {
  const { version, lines, total, needsOther } = payout;
  return (
    <Card as="section" className="grid gap-4">
      <p className="text-ink-soft">{needsOther ? say.secondPerson : say.confirmLead}</p>
      <div className="flex flex-wrap gap-3">
        {!needsOther && (
          <IntentForm intent="confirm">
            <input name="version" type="hidden" value={version} />
            <IntentButton>{say.confirm(lines.length, total)}</IntentButton>
          </IntentForm>
        )}
        <IntentForm intent="drop">
          <input name="version" type="hidden" value={version} />
          <IntentButton variant="danger">{say.drop}</IntentButton>
        </IntentForm>
      </div>
    </Card>
  );
}

/** Links to the page where lines are settled or receipts are added. */
export function PaymentsLink({
  payout: { id: payoutId, state, mayPay },
}: {
  payout: LoadedPayout;
}) {
  const isOpen = state === "open";
  if (!mayPay || !(isOpen || state === "closed")) return null;
  return (
    <LinkButton
      to={href("/admin/affiliates/payouts/:payoutId/payments", { payoutId })}
      variant={isOpen ? "primary" : "secondary"}
    >
      {isOpen ? paymentSay.open : paymentSay.openDone}
    </LinkButton>
  );
}

/** Files to upload to GCash, Maya or the bank, or to copy from by hand. */
export function FilesCard({ payout }: { payout: LoadedPayout }) {
  const action = href("/admin/affiliates/payouts/:payoutId/file", { payoutId: payout.id });
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.files}</h2>
      <div className="flex flex-wrap gap-3">
        {payout.methods.map((method) => (
          <Form action={action} key={method} method="post" reloadDocument>
            <input name="method" type="hidden" value={method} />
            <Button variant="secondary">{say.file(method)}</Button>
          </Form>
        ))}
      </div>
    </Card>
  );
}
