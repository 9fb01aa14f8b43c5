import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ReplyField } from "../rules/reply-fields.ts";
import { savedReplyMessages as saved } from "../texts/staff-saved-replies.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import { SavedReplyChoice } from "./saved-reply-choice.tsx";
import { LONGEST_MESSAGE } from "../rules/ticket-terms.ts";

type ReplyFormProps = {
  /** A reply that is sent twice becomes one mail by this key. A refused form keeps its key. */
  replyKey: string;
  /** How many replies are shown above the form. */
  seen: number;
  email: string;
  text: string | undefined;
  /** The saved replies, and the text that the form begins with. */
  offered: readonly { id: string; title: string }[];
  draft: { id: string; text: string; missing: readonly ReplyField[] } | undefined;
  problem: string | undefined;
};

export function ReplyForm(props: ReplyFormProps) {
  const { replyKey, seen, email, text, offered, draft, problem } = props;
  const { pathname } = useLocation();
  const pending = useNavigation().formData?.get("intent") === "reply";
  return (
    <Card as="section" className="grid gap-4">
      <SavedReplyChoice chosen={draft?.id} offered={offered} />
      {draft && draft.missing.length > 0 && (
        <Notice tone="warning">{saved.missing(draft.missing)}</Notice>
      )}
      <Form action={pathname} className="grid gap-4" method="post">
        <input name="intent" type="hidden" value="reply" />
        <input name="key" type="hidden" value={replyKey} />
        <input name="seen" type="hidden" value={seen} />
        <Field error={problem} hint={say.writeHint(email)} label={say.write} name="text">
          <Textarea
            className="min-h-40"
            data-act="tickets.reply"
            defaultValue={text ?? draft?.text}
            maxLength={LONGEST_MESSAGE}
          />
        </Field>
        <CheckboxField label={say.closeToo} name="close" value="yes" />
        <div>
          <Button pending={pending}>{say.send}</Button>
        </div>
      </Form>
    </Card>
  );
}
