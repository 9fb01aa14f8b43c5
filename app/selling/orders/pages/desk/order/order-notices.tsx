import type { RefusedForm } from "../staff-answer.ts";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { StaffOrder } from "./show-order.server.ts";

type OrderNoticesProps = {
  order: StaffOrder;
  mayResolve: boolean;
  /** The number of cash parcels that this buyer refused before. */
  refusedBefore: number;
  failure: (RefusedForm & { text: string }) | undefined;
};

/** Important notices for staff: a refusal, an open problem, and the buyer's refused parcels. */
export function OrderNotices({ order, mayResolve, refusedBefore, failure }: OrderNoticesProps) {
  const error =
    failure?.intent === "resolve-attention" ? failure.errors?.["resolution"] : undefined;
  return (
    <>
      {failure && <Failure {...failure} />}
      {order.toAgree && <Notice announced={false} title={say.toAgree} tone="info" />}
      {order.needsAttention && (
        <Notice
          action={mayResolve && <ResolveForm error={error} />}
          announced={false}
          title={say.attention}
          tone="warning"
        >
          {order.needsAttention}
        </Notice>
      )}
      {refusedBefore > 0 && (
        <Notice announced={false} title={say.cash.refusedBefore(refusedBefore)} tone="warning">
          {say.cash.refusedBeforeText}
        </Notice>
      )}
    </>
  );
}

function Failure({ intent, text }: RefusedForm & { text: string }) {
  const title = say.failures.get(intent);
  if (title === undefined) return <Notice title={text} tone="error" />;
  return (
    <Notice title={title} tone="error">
      {text}
    </Notice>
  );
}

function ResolveForm({ error }: { error: string | undefined }) {
  return (
    <IntentForm className="mt-2 grid w-full gap-3" intent="resolve-attention">
      <Field error={error} hint={say.resolve.hint} label={say.resolve.label} name="resolution">
        <Input autoComplete="off" maxLength={500} required />
      </Field>
      <div>
        <IntentButton variant="secondary">{say.resolve.submit}</IntentButton>
      </div>
    </IntentForm>
  );
}
