import { href } from "react-router";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import type { previewOrder } from "./preview-order.ts";

type PreviewBoxProps = {
  provinces: readonly string[];
  asked: { province: string; weight: string; cold: boolean };
  answer: ReturnType<typeof previewOrder>;
};

/** The cost and arrival of a trial order. */
export function PreviewBox({ provinces, asked, answer }: PreviewBoxProps) {
  const error = answer && "error" in answer ? answer.error : undefined;
  return (
    <section
      aria-labelledby="preview"
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-xl" id="preview">
        {say.preview}
      </h2>
      <p className="text-ink-soft">{say.previewLead}</p>
      <form
        action={`${href("/admin/settings/delivery")}#preview`}
        className="grid items-start gap-4 sm:grid-cols-2"
        method="get"
      >
        <Field label={say.previewTo} name="to">
          <Select defaultValue={asked.province || "Cebu"}>
            {provinces.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field error={error} label={say.previewWeight} name="weight">
          <Input
            autoComplete="off"
            defaultValue={asked.weight || "1.2"}
            inputMode="decimal"
            maxLength={7}
          />
        </Field>
        <CheckboxField
          className="sm:col-span-2"
          defaultChecked={asked.cold}
          label={say.previewCold}
          name="cold"
        />
        <div>
          <Button variant="secondary">{say.previewShow}</Button>
        </div>
      </form>
      <output className="block">
        {answer && "text" in answer && (
          <>
            <span className="block text-ink-soft">{answer.title}</span>
            <span className="figures block text-lg font-semibold">{answer.text}</span>
          </>
        )}
      </output>
    </section>
  );
}
