import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { ticketMessages as say } from "../texts/staff.ts";
import { LONGEST_MESSAGE } from "../rules/ticket-terms.ts";

type ReplyFormProps = {
  /** Makes a reply that is sent twice one mail. */
  replyKey: string;
  /** How many replies stand above it. */
  seen: number;
  email: string;
  text: string | undefined;
  problem: string | undefined;
};

export function ReplyForm({ replyKey, seen, email, text, problem }: ReplyFormProps) {
  const pending = useNavigation().formData?.get("intent") === "reply";
  return (
    <Card as="section">
      <Form className="grid gap-4" method="post">
        <input name="intent" type="hidden" value="reply" />
        <input name="key" type="hidden" value={replyKey} />
        <input name="seen" type="hidden" value={seen} />
        <Field error={problem} hint={say.writeHint(email)} label={say.write} name="text">
          <Textarea className="min-h-40" defaultValue={text} maxLength={LONGEST_MESSAGE} />
        </Field>
        <CheckboxField label={say.closeToo} name="close" value="yes" />
        <div>
          <Button pending={pending}>{say.send}</Button>
        </div>
      </Form>
    </Card>
  );
}
