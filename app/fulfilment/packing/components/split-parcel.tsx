import { Form, href } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { packingMessages } from "../texts/staff.ts";
import type { ShownParcel } from "../views/show-parcel.ts";

const { split: say } = packingMessages;

type Part = ShownParcel["part"];

/** Explains that the parcel is part of its order: what left before, or what will follow. */
export function PartNotice({ part, orderId }: { part: Part; orderId: string }) {
  const { number, toCome } = part;
  if (toCome.length === 0) {
    return number > 1 ? <Notice announced={false}>{say.sentBefore(number - 1)}</Notice> : null;
  }
  return (
    <Notice announced={false} title={say.title(number)}>
      <span className="block wrap-anywhere">{say.toCome(toCome.join(", "))}</span>
      <TextLink to={`${href("/admin/orders/to-pack")}?order=${orderId}`}>{say.whole}</TextLink>
    </Notice>
  );
}

type SplitParcelProps = { parcel: ShownParcel; courier: string };

/** Previews a part of the order as a separate parcel. Nothing is stored before it leaves. */
export function SplitParcel({ parcel, courier }: SplitParcelProps) {
  const { lines, closed } = parcel.part;
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.open}</summary>
      <Form
        action={href("/admin/orders/to-pack")}
        className="grid justify-items-start gap-4 pt-2"
        method="get"
      >
        <input name="order" type="hidden" value={parcel.id} />
        <input name="courier" type="hidden" value={courier} />
        <p className="measure">{say.lead}</p>
        {!closed &&
          lines.map(({ field, name, here, left }) => (
            <Field id={field} key={field} label={say.units(name, left)} name={field}>
              <Input
                autoComplete="off"
                className="figures w-28"
                defaultValue={here}
                inputMode="numeric"
                maxLength={4}
              />
            </Field>
          ))}
        <Button
          aria-describedby={closed && "why-not-split"}
          disabled={closed !== undefined}
          variant="secondary"
        >
          {say.show}
        </Button>
        {closed && (
          <p className="text-ink-soft" id="why-not-split">
            {say.why[closed]}
          </p>
        )}
      </Form>
    </details>
  );
}
