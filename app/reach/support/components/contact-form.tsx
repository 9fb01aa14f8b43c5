import type { MouseEvent } from "react";
import { Form, Link, useNavigation, href } from "react-router";
import { takeHandedOver } from "#app/care/assistant/components/hand-over.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailInput, Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { contactMessages as say, ticketTopics } from "../texts/shopper.ts";
import { LONGEST_MESSAGE, TICKET_TOPICS } from "../rules/ticket-terms.ts";

const CONTACT_FORM = "contact-form";

type FieldTexts = Readonly<Record<string, string>>;

type ContactFormProps = {
  /** Proves when the form was shown. */
  pass: string;
  values: FieldTexts;
  errors: FieldTexts;
  /** The shop asked the visitor to press once more, so the honeypot field is gone. */
  asked: boolean;
};

export function ContactForm({ pass, values, errors, asked }: ContactFormProps) {
  return (
    <Card as="section" aria-labelledby="write" padding="roomy">
      <h2 className="mb-5 text-2xl" id="write">
        {say.form}
      </h2>
      <Form className="grid gap-5" id={CONTACT_FORM} method="post" noValidate>
        <ErrorSummary errors={errors} title={say.check} />
        <input name="pass" type="hidden" value={pass} />
        {!asked && <HiddenField />}
        <div className="grid gap-5 md:grid-cols-2">
          <Field className="md:col-span-2" error={errors["name"]} label={say.name} name="name">
            <Input autoComplete="name" defaultValue={values["name"]} maxLength={100} required />
          </Field>
          <Field error={errors["email"]} hint={say.emailHint} label={say.email} name="email">
            <EmailInput defaultValue={values["email"]} />
          </Field>
          <Field error={errors["phone"]} label={say.phone} name="phone" note={say.optional}>
            <Input autoComplete="tel" defaultValue={values["phone"]} maxLength={30} type="tel" />
          </Field>
        </div>
        <Field error={errors["topic"]} label={say.topic} name="topic">
          <Select defaultValue={values["topic"] ?? "other"}>
            {TICKET_TOPICS.map((value) => (
              <option key={value} value={value}>
                {ticketTopics[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={errors["subject"]} label={say.subject} name="subject">
          <Input autoComplete="off" defaultValue={values["subject"]} maxLength={150} required />
        </Field>
        <Field error={errors["message"]} hint={say.messageHint} label={say.message} name="message">
          <Textarea
            className="min-h-40"
            ref={fillHandedOver}
            defaultValue={values["message"]}
            maxLength={LONGEST_MESSAGE}
            required
          />
        </Field>
        <p className="text-sm text-ink-soft">
          {say.privacy}{" "}
          <Link className="underline underline-offset-4" to={href("/privacy")}>
            {say.privacyLink}
          </Link>
        </p>
        <div>
          <SendButton />
        </div>
      </Form>
    </Card>
  );
}

/** Fills in the conversation with the assistant, so the visitor can read and change it here. */
function fillHandedOver(field: HTMLTextAreaElement | null) {
  if (!field || field.value !== "") return;
  const text = takeHandedOver(LONGEST_MESSAGE);
  if (text !== undefined) field.value = text;
}

/** Used below the form and beside the request to press once more. */
export function SendButton() {
  const sending = useNavigation().formAction?.startsWith(href("/contact")) ?? false;
  return (
    <Button
      aria-busy={sending || undefined}
      aria-disabled={sending || undefined}
      form={CONTACT_FORM}
      onClick={sending ? swallow : undefined}
    >
      {sending ? say.sending : say.send}
    </Button>
  );
}

/** People cannot see this field. If a password manager fills it, we ask to press once more. */
function HiddenField() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {say.hidden}
        <input autoComplete="off" name="website" tabIndex={-1} type="text" />
      </label>
    </div>
  );
}

/** Ignores a second press while the first is on its way. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}
