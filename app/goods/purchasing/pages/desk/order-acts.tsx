import { href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { LoadedOrder } from "./load-order.server.ts";

/** Actions on the order, the next step first. Unavailable actions show the reason. */
export function OrderActs({ order }: { order: LoadedOrder }) {
  const { id: orderId, state, mayWrite, mayReceive, seesCosts, reasons } = order;
  const isDraft = state === "draft";
  const receive = mayReceive && (
    <Act
      isMain={!isDraft}
      label={say.receive}
      reason={reasons.receive}
      to={href("/admin/purchase-orders/:orderId/receive", { orderId })}
    />
  );
  return (
    <div className="flex flex-wrap items-start gap-3">
      {reasons.receive === "" && receive}
      {mayWrite && (
        <Act
          isMain={isDraft}
          label={isDraft ? say.send : say.sendAgain}
          reason={reasons.send}
          to={href("/admin/purchase-orders/:orderId/send", { orderId })}
        />
      )}
      {mayWrite && (
        <Act
          isMain={false}
          label={say.edit}
          reason={reasons.edit}
          to={href("/admin/purchase-orders/:orderId/edit", { orderId })}
        />
      )}
      {seesCosts && (
        <AnchorButton
          href={href("/admin/purchase-orders/:orderId/pdf", { orderId })}
          variant="secondary"
        >
          {say.pdf}
        </AnchorButton>
      )}
      {reasons.receive !== "" && receive}
    </div>
  );
}

type ActProps = { label: string; to: string; reason: string; isMain: boolean };

function Act({ label, to, reason, isMain }: ActProps) {
  if (reason === "") {
    return (
      <LinkButton to={to} variant={isMain ? "primary" : "secondary"}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button disabled title={reason} type="button" variant="secondary">
      {label}
    </Button>
  );
}

export type OrderFailure = { intent: string; values: Texts; errors: Texts };
type FoldedProps = { order: LoadedOrder; failure: OrderFailure | undefined };

/** Forms that end a purchase order or mark it as sent; each asks for a reason. */
export function FoldedActs({ order, failure }: FoldedProps) {
  const { number, version, state, reasons } = order;
  const own = { version, failure };
  return (
    <div className="grid max-w-form gap-1 border-t border-line pt-2">
      {state === "draft" && (
        <FoldedAct
          {...own}
          button={say.markSentNow}
          hint={say.markSentHint}
          intent="mark-sent"
          label={say.how}
          labelHint={say.howHint}
          name="how"
          reason=""
          title={say.markSent}
        />
      )}
      {state !== "draft" && (
        <FoldedAct
          {...own}
          button={say.closeNow(number)}
          hint={say.closeHint}
          intent="close"
          label={say.why}
          name="why"
          reason={reasons.close}
          title={say.close}
        />
      )}
      <FoldedAct
        {...own}
        button={say.cancelNow(number)}
        hint={say.cancelHint}
        intent="cancel"
        label={say.why}
        name="why"
        reason={reasons.cancel}
        title={say.cancel}
      />
    </div>
  );
}

type FoldedActProps = {
  intent: string;
  title: string;
  hint: string;
  button: string;
  name: string;
  label: string;
  labelHint?: string;
  reason: string;
  version: number;
  failure: OrderFailure | undefined;
};

function FoldedAct(props: FoldedActProps) {
  const { intent, title, hint, button, name, label, labelHint, reason, version } = props;
  const failure = props.failure?.intent === intent ? props.failure : undefined;
  const fieldId = `${intent}-${name}`;
  return (
    <details open={failure ? true : undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      {reason === "" ? (
        <IntentForm className="grid justify-items-start gap-4 pt-2 pb-4" intent={intent}>
          <input name="version" type="hidden" value={version} />
          <p className="measure">{hint}</p>
          <Field
            className="w-full"
            error={failure?.errors[name]}
            hint={labelHint}
            id={fieldId}
            label={label}
            name={name}
          >
            <Input
              autoComplete="off"
              defaultValue={failure?.values[name]}
              maxLength={300}
              required
            />
          </Field>
          <IntentButton variant={intent === "mark-sent" ? "secondary" : "danger"}>
            {button}
          </IntentButton>
        </IntentForm>
      ) : (
        <p className="measure pb-4 text-ink-soft">{reason}</p>
      )}
    </details>
  );
}
