import { Card } from "#app/ui/card.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { TICKET_TOPICS, type TicketTopic } from "../rules/ticket-terms.ts";
import { ticketTopics } from "../texts/shopper.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import type { RefusedTicketForm } from "./refused-ticket-form.ts";

type TicketSortingProps = {
  ticket: { topic: TicketTopic; orderNumber: string | null };
  failure: RefusedTicketForm | undefined;
};

export function TicketSorting({ ticket, failure }: TicketSortingProps) {
  const { topic, orderNumber } = ticket;
  const { values = {}, errors = {} } = failure ?? {};
  return (
    <Card as="section">
      <IntentForm className="grid gap-3" intent="sort" key={`${topic} ${orderNumber}`}>
        <h2 className="text-xl">{say.sort}</h2>
        <input name="wasTopic" type="hidden" value={topic} />
        <input name="wasOrder" type="hidden" value={orderNumber ?? ""} />
        <Field error={errors["topic"]} label={say.topic} name="topic">
          <Select defaultValue={values["topic"] ?? topic}>
            {TICKET_TOPICS.map((value) => (
              <option key={value} value={value}>
                {ticketTopics[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          error={errors["orderNumber"]}
          hint={say.sortHint}
          label={say.summary.order}
          name="orderNumber"
        >
          <Input
            autoComplete="off"
            defaultValue={values["orderNumber"] ?? orderNumber ?? ""}
            maxLength={30}
          />
        </Field>
        <div>
          <IntentButton variant="secondary">{say.sortSave}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
