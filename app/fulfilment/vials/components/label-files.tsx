import { href } from "react-router";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { LABELS_IN_FILE } from "../rules/label-sheet.ts";
import { vialMessages as say } from "../texts/staff.ts";

/** Further labels are found by their first number. */
const MOST_LINKS = 12;

/** A lot's labels as files to print, several sheets each. */
export function LabelFiles({ lotId, codes }: { lotId: string; codes: number }) {
  const file = href("/admin/lots/:lotId/vials/labels.pdf", { lotId });
  const starts = Array.from(
    { length: Math.ceil(codes / LABELS_IN_FILE) },
    (_, index) => index * LABELS_IN_FILE + 1,
  );
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.labels}</h2>
      <p className="measure text-ink-soft">{codes === 0 ? say.noCodes : say.labelsLead}</p>
      {starts.length > 0 && starts.length <= MOST_LINKS && (
        <ul className="flex flex-wrap gap-x-6">
          {starts.map((from) => (
            <li key={from}>
              <TextAnchor className="figures" href={`${file}?from=${from}`} target="_blank">
                {say.labelsOf(from, Math.min(codes, from + LABELS_IN_FILE - 1))}
              </TextAnchor>
            </li>
          ))}
        </ul>
      )}
      {starts.length > MOST_LINKS && (
        <form action={file} className="grid max-w-80 gap-4" method="get" noValidate target="_blank">
          <Field label={say.from} name="from">
            <Input defaultValue="1" inputMode="numeric" required />
          </Field>
          <div>
            <Button variant="secondary">{say.openPdf}</Button>
          </div>
        </form>
      )}
    </Card>
  );
}
