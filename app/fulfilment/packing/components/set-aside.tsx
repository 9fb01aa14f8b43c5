import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { packingMessages as say } from "../texts/staff.ts";
import type { ParcelAnswer } from "../views/parcel-answer.ts";

type SetAsideProps = { orderId: string; courier: string; failure: ParcelAnswer | undefined };

/** Removes a parcel that cannot be packed and shows the next one. */
export function SetAside({ orderId, courier, failure }: SetAsideProps) {
  const { errors = {}, values = {} } = failure ?? {};
  const isOwn = values["intent"] === "aside";
  const pending = useNavigation().formData?.get("intent") === "aside";
  return (
    <details className="border-t border-line" open={isOwn ? true : undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold" data-act="orders.set-aside">
        {say.aside}
      </summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post" noValidate>
        <input name="orderId" type="hidden" value={orderId} />
        <input name="courier" type="hidden" value={courier} />
        <p className="measure">{say.asideHint}</p>
        <Field
          className="w-full"
          error={isOwn ? errors["reason"] : undefined}
          label={say.asideReason}
          name="reason"
        >
          <Input
            autoComplete="off"
            defaultValue={isOwn ? values["reason"] : undefined}
            maxLength={200}
            required
          />
        </Field>
        <Button name="intent" pending={pending} value="aside" variant="secondary">
          {say.asideNow}
        </Button>
      </Form>
    </details>
  );
}
