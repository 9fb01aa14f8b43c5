import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { claimMessages as say } from "../texts/staff.ts";

type Approved = { id: string; email: string; kind: string; about: string };

/** Who has the discount, and the way to end one that was approved by mistake. */
export function ApprovedCard({ approved }: { approved: readonly Approved[] }) {
  return (
    <Card as="section" className="grid max-w-3xl gap-3">
      <h2 className="text-xl">{say.approvedTitle}</h2>
      {approved.length === 0 && <p className="text-ink-soft">{say.approvedNone}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {approved.map(({ id, email, kind, about }) => (
          <li className="flex flex-wrap items-center justify-between gap-3 py-3" key={id}>
            <span className="min-w-0 wrap-anywhere">
              {email}
              <span className="block text-sm text-ink-soft">
                {kind}, {about}
              </span>
            </span>
            <Form method="post">
              <input name="intent" type="hidden" value="end" />
              <input name="concessionId" type="hidden" value={id} />
              <Button aria-label={say.endOf(email)} size="compact" variant="secondary">
                {say.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
