import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { followUrl } from "../../rules/tracking-address.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { carrierFields } from "./area-fields.ts";

type CarrierFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  /** The saved address; undefined for a new carrier. */
  trackingAddress: string | undefined;
};

export function CarrierForm({ stored, typed, errors, trackingAddress }: CarrierFormProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <EditForm
      actions={<Button pending={pending}>{say.saveCarrier}</Button>}
      className="max-w-form"
      fields={carrierFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
          <Field error={errors["name"]} label={say.name} name="name">
            <Input autoComplete="off" defaultValue={values["name"]} maxLength={60} required />
          </Field>
          <Field
            error={errors["tracking_address"]}
            hint={say.addressHint}
            label={say.address}
            name="tracking_address"
            note={say.optional}
          >
            <Input
              autoCapitalize="none"
              autoComplete="off"
              defaultValue={values["tracking_address"]}
              inputMode="url"
              maxLength={300}
              spellCheck={false}
            />
          </Field>
          {trackingAddress !== undefined && <TestLink trackingAddress={trackingAddress} />}
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <Field error={errors["phone"]} label={say.phone} name="phone" note={say.optional}>
              <Input
                autoComplete="off"
                defaultValue={values["phone"]}
                inputMode="tel"
                maxLength={40}
              />
            </Field>
            <Field error={errors["position"]} label={say.place} name="position">
              <Input
                autoComplete="off"
                defaultValue={values["position"]}
                inputMode="numeric"
                maxLength={3}
              />
            </Field>
          </div>
          <CheckboxField
            defaultChecked={values["is_active"] === "on"}
            hint={say.activeHint}
            label={say.active}
            name="is_active"
          />
        </>
      )}
    </EditForm>
  );
}

/** The link opens in the owner's browser. The server itself requests nothing. */
function TestLink({ trackingAddress }: { trackingAddress: string }) {
  const url = followUrl(trackingAddress, "123456789");
  if (url === null) return null;
  return (
    <p>
      <TextAnchor href={url} rel="noreferrer" target="_blank">
        {say.test}
      </TextAnchor>
      <span className="block text-sm text-ink-soft">{say.testHint}</span>
    </p>
  );
}
