import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { checkoutMessages } from "../texts/shopper.ts";
import { receiptMessages } from "../texts/shopper-receipt.ts";

const say = receiptMessages.cancel;

type CancelOrderProps = {
  /** What happens with the money. */
  lead: string;
  /** What was typed and what was wrong with it, when it came back. */
  reason: string | undefined;
  error: string | undefined;
};

/** Folded away, so that nobody ends an order by one slip of the finger. */
export function CancelOrder({ lead, reason, error }: CancelOrderProps) {
  const { pathname } = useLocation();
  const sending = useNavigation().formData?.get("intent") === "cancel";
  return (
    <details className="max-w-form rounded-card border border-line" open={error !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-5 underline underline-offset-4">
        {say.open}
      </summary>
      <Form action={pathname} className="grid gap-5 px-5 pt-1 pb-5" method="post">
        <p>{lead}</p>
        <Field
          error={error}
          hint={say.reasonHint}
          label={say.reason}
          name="reason"
          note={checkoutMessages.optional}
        >
          <Textarea defaultValue={reason} maxLength={300} />
        </Field>
        <input name="intent" type="hidden" value="cancel" />
        <div>
          <Button pending={sending} variant="danger">
            {say.submit}
          </Button>
        </div>
      </Form>
    </details>
  );
}
