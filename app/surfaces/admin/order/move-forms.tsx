import type { ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { adminOrderMessages as say } from "#app/modules/orders/messages.ts";
import type { OrderStatus } from "#app/modules/orders/rules/order-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";

/** What came back of a form that was refused. */
export type MoveFailure = {
  intent: string;
  errors?: Record<string, string> | undefined;
  values: Record<string, string>;
};

type FormProps = { failure: MoveFailure | undefined };

export function MoveForm({ to, children }: { to: OrderStatus; children?: ReactNode }) {
  const { pathname } = useLocation();
  const going = useNavigation().formData?.get("to");
  return (
    <Form action={pathname} className="grid gap-4" method="post" noValidate>
      <input name="intent" type="hidden" value="move" />
      <input name="to" type="hidden" value={to} />
      {children}
      <div>
        <Button pending={going === to} variant={to === "cancelled" ? "danger" : "primary"}>
          {say.moves[to]}
        </Button>
      </div>
    </Form>
  );
}

export function ShipForm({ failure }: FormProps) {
  return (
    <MoveForm to="shipped">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          error={failure?.errors?.["trackingNumber"]}
          label={say.trackingNumber}
          name="trackingNumber"
          note={say.optional}
        >
          <Input defaultValue={failure?.values["trackingNumber"]} maxLength={60} />
        </Field>
        <Field
          error={failure?.errors?.["trackingUrl"]}
          hint={say.trackingUrlHint}
          label={say.trackingUrl}
          name="trackingUrl"
          note={say.optional}
        >
          <Input
            autoCapitalize="none"
            defaultValue={failure?.values["trackingUrl"]}
            inputMode="url"
            maxLength={300}
            spellCheck={false}
          />
        </Field>
      </div>
    </MoveForm>
  );
}

/** Folded away, so that nobody ends an order by one slip of the finger. */
export function CancelForm({ failure }: FormProps) {
  return (
    <details className="rounded-card border border-line" open={failure !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {say.cancelOpen}
      </summary>
      <div className="px-4 pt-1 pb-4">
        <MoveForm to="cancelled">
          <Field
            error={failure?.errors?.["reason"]}
            hint={say.cancelReasonHint}
            // The page has other forms that ask for a reason.
            id="cancel-reason"
            label={say.cancelReason}
            name="reason"
          >
            <Textarea defaultValue={failure?.values["reason"]} maxLength={300} required />
          </Field>
        </MoveForm>
      </div>
    </details>
  );
}
