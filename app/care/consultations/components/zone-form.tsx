import { href } from "react-router";
import { zoneWords } from "#app/lib/zones.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { zoneMessages as say } from "../texts/shopper-zone.ts";
import { offersZone } from "../views/own-time.ts";
import { useOwnZone } from "./own-time.tsx";

type ZoneFormProps = {
  zone: string | undefined;
  zones: readonly { value: string; label: string }[];
  now: Date;
  error: string | undefined;
};

/** The time zone, beside Manila’s, in which consultations are shown. */
export function ZoneForm({ zone, zones, now, error }: ZoneFormProps) {
  const own = useOwnZone();
  const offered = own && offersZone(now, own, zone) && zones.find(({ value }) => value === own);
  return (
    <section className="grid gap-2 border-line max-md:border-t max-md:py-3" id="zone">
      <h3 className="text-xl">{say.title}</h3>
      <p className="text-ink-soft">{zone ? say.both(zoneWords(zone)) : say.lead}</p>
      {/* The offer takes the place of a line that is there from the start, so that nothing moves. */}
      <div className="flex min-h-14 items-center">
        {offered ? (
          <IntentForm intent="zone">
            <input name="zone" type="hidden" value={offered.value} />
            <IntentButton variant="secondary">{say.use(offered.label)}</IntentButton>
          </IntentForm>
        ) : (
          <p>{zone ? say.mails : say.same}</p>
        )}
      </div>
      <details open={error !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.another}
        </summary>
        <IntentForm className="grid max-w-form gap-3 py-2" intent="zone">
          <Field error={error} label={say.label} name="zone">
            <Select defaultValue={zone ?? ""} key={zone}>
              <option value="">{say.none}</option>
              {zones.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <div>
            <IntentButton variant="secondary">{say.save}</IntentButton>
          </div>
        </IntentForm>
      </details>
    </section>
  );
}

/** The way to that form, for who sees times of Manila. */
export function ZoneLink() {
  return (
    <p>
      <TextLink to={`${href("/portal/consultations")}#zone`}>{say.choose}</TextLink>
    </p>
  );
}
