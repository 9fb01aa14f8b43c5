import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { ticketMessages as say } from "../texts/staff.ts";
import type { TicketStatus } from "../rules/ticket-terms.ts";

type TicketActionsProps = {
  status: TicketStatus;
  assigneeId: string | null;
  answerers: readonly { id: string; name: string }[];
};

export function TicketActions({ status, assigneeId, answerers }: TicketActionsProps) {
  const busy = useNavigation().formData?.get("intent");
  const to = status === "closed" ? "reopen" : "close";
  const label = { open: say.close, answered: say.closeAnswered, closed: say.reopen }[status];
  return (
    <Card as="section" className="grid gap-5">
      <Form className="flex items-end gap-3" method="post">
        <input name="intent" type="hidden" value="assign" />
        <input name="was" type="hidden" value={assigneeId ?? ""} />
        <Field className="min-w-0 flex-1" label={say.assign} name="assigneeId">
          <Select data-act="assign" defaultValue={assigneeId ?? ""} key={assigneeId}>
            <option value="">{say.nobody}</option>
            {answerers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button pending={busy === "assign"} variant="secondary">
          {say.assignSave}
        </Button>
      </Form>
      <Form className="grid justify-items-start gap-2" method="post">
        <input name="intent" type="hidden" value={to} />
        <Button
          data-act={status === "closed" ? "tickets.reopen" : "tickets.close"}
          pending={busy === to}
          variant="secondary"
        >
          {label}
        </Button>
        <p className="text-sm text-ink-soft">{say.stateHint}</p>
      </Form>
    </Card>
  );
}
