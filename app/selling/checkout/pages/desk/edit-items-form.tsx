import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { AddItems } from "../../components/add-items.tsx";
import { ChangeLine } from "../../components/change-line.tsx";
import { PreviewCard } from "../../components/preview-card.tsx";
import { FormSection } from "../../components/form-section.tsx";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";
import type { ShownChange } from "../../views/show-change.ts";
import type { ShownOffers } from "../../views/show-offers.ts";
import type { ShownPreview } from "../../views/show-staff-preview.ts";

type EditItemsFormProps = {
  change: ShownChange & { offers: ShownOffers };
  answer:
    | {
        errors: Readonly<Record<string, string>>;
        values: Readonly<Record<string, string>>;
        acknowledge: readonly string[];
        preview: ShownPreview | undefined;
      }
    | undefined;
};

/** Asks for the quantities, previews the change, and only then makes it. */
export function EditItemsForm({ change, answer }: EditItemsFormProps) {
  const { pathname, search } = useLocation();
  const sent = useNavigation().formData;
  const { errors = {}, values = {}, acknowledge = [], preview } = answer ?? {};
  if (change.wait) return <FormSection lead={say.wait[change.wait]} title={say.items} />;
  return (
    <Form
      action={`${pathname}${search}`}
      className="grid gap-8"
      method="post"
      noValidate
      preventScrollReset
    >
      <input name="shownTotal" type="hidden" value={change.shownTotal} />
      <FormSection lead={say.itemsLead} title={say.items}>
        <ul className="grid gap-4">
          {change.lines.map((line) => (
            <ChangeLine
              error={errors[line.field]}
              key={line.field}
              line={line}
              quantity={Number(values[line.field] ?? line.quantity)}
            />
          ))}
        </ul>
      </FormSection>
      <AddItems address={pathname} errors={errors} offers={change.offers} typed={values} />
      <Field error={errors["reason"]} hint={say.reasonHint} label={say.reason} name="reason">
        <Input autoComplete="off" defaultValue={values["reason"] ?? ""} maxLength={200} />
      </Field>
      {acknowledge.length > 0 ? (
        <CheckboxField label={say.supervision(acknowledge)} name="supervision" value="yes" />
      ) : (
        values["supervision"] === "yes" && <input name="supervision" type="hidden" value="yes" />
      )}
      {preview && (
        <PreviewCard
          facts={preview.facts}
          key={preview.facts.map(({ value }) => value).join()}
          plannedTotal={preview.plannedTotal}
          title={say.previewTitle}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {preview && (
          <Button name="intent" pending={sent?.get("intent") === "change"} value="change">
            {preview.submit}
          </Button>
        )}
        <Button
          name="intent"
          pending={sent?.get("intent") === "preview"}
          value="preview"
          variant="secondary"
        >
          {preview ? say.previewAgain : say.preview}
        </Button>
      </div>
    </Form>
  );
}
