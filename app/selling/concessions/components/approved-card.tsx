import { useId } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { claimMessages as say } from "../texts/staff.ts";
import type { ShownApproved } from "../views/show-approved.ts";

/** Approved customers, and the form that ends an approval made by mistake. */
export function ApprovedCard({ shown }: { shown: ShownApproved }) {
  const { people, sought, more } = shown;
  const none = sought === "" ? say.approvedNone : say.foundNone(sought);
  return (
    <Card as="section" className="grid max-w-3xl gap-3">
      <h2 className="text-xl">{say.approvedTitle}</h2>
      {(people.length > 0 || sought !== "") && <FindApproved key={sought} sought={sought} />}
      {people.length === 0 && <output className="block wrap-anywhere text-ink-soft">{none}</output>}
      <ul className="divide-y divide-line empty:hidden">
        {people.map(({ id, email, kind, about }) => (
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
      {more && <p className="text-ink-soft">{more}</p>}
    </Card>
  );
}

function FindApproved({ sought }: { sought: string }) {
  const id = useId();
  return (
    <Form className="flex flex-wrap items-end gap-3" method="post" preventScrollReset>
      <input name="intent" type="hidden" value="find" />
      <Field className="min-w-[min(14rem,100%)] flex-1" id={id} label={say.sought} name="email">
        <Input autoComplete="off" defaultValue={sought} maxLength={254} type="search" />
      </Field>
      <Button variant="secondary">{say.find}</Button>
    </Form>
  );
}
