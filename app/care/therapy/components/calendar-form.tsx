import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { TextAnchor } from "#app/ui/button.tsx";
import { settingsMessages } from "../texts/shopper-settings.ts";

const say = settingsMessages.remind;

/** The secret address of the calendar, to be made, replaced and ended. */
export function CalendarForm({ address }: { address: string | undefined }) {
  return (
    <div className="grid gap-3">
      <h4 className="font-text text-base font-semibold">{say.calendar}</h4>
      <p className="measure text-ink-soft">{say.calendarText}</p>
      {address && (
        <>
          <Field label={say.address} name="calendar">
            <Input readOnly value={address} />
          </Field>
          <p>
            <TextAnchor href={address.replace(/^https?:/, "webcal:")}>{say.subscribe}</TextAnchor>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <IntentForm intent="share">
          <IntentButton variant="secondary">{address ? say.renew : say.share}</IntentButton>
        </IntentForm>
        {address && (
          <IntentForm intent="unshare">
            <IntentButton variant="secondary">{say.end}</IntentButton>
          </IntentForm>
        )}
      </div>
    </div>
  );
}
