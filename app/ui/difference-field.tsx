import { choiceOf, type Difference } from "#app/lib/edit.ts";
import { Card } from "./card.tsx";
import { Field, Textarea } from "./field.tsx";
import { RadioGroup } from "./radio-group.tsx";

const say = {
  changedBy: {
    you: "Only you changed this.",
    others: "Someone else changed this.",
    both: "You and someone else changed this. Choose one.",
  },
  yours: "Yours",
  saved: "Saved version",
  yourText: "Your version (editable)",
  savedText: "Saved version",
  keepYours: "Keep your version, as edited above",
  keepSaved: "Keep the saved version",
  empty: "(empty)",
} as const;

type DifferenceFieldProps = {
  difference: Difference;
  /** The text of the form, to edit. */
  typed: string;
  /** Whether what only one side changed is chosen already. */
  preselect: boolean;
  error: string | undefined;
};

/** One field of which there are two versions, and the choice between them. */
export function DifferenceField({ difference, typed, preselect, error }: DifferenceFieldProps) {
  const { name, label, kind, yours, saved, changedBy, chosen } = difference;
  const usual = { you: "yours", others: "saved", both: undefined }[changedBy];
  const isLong = kind === "long";
  return (
    <Card as="section" className="grid gap-4">
      {isLong && (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={`${label}: ${say.yourText}`} name={name}>
            <Textarea className="max-h-[60vh] min-h-48" defaultValue={typed} />
          </Field>
          <Field id={`saved-${name}`} label={`${label}: ${say.savedText}`} name="">
            <Textarea
              className="max-h-[60vh] min-h-48"
              defaultValue={saved}
              name={undefined}
              readOnly
            />
          </Field>
        </div>
      )}
      <RadioGroup
        className="sm:grid-cols-2 [&>p]:sm:col-span-2"
        defaultValue={chosen ?? (preselect ? usual : undefined)}
        error={error}
        hint={preselect ? say.changedBy[changedBy] : undefined}
        legend={label}
        name={choiceOf(name)}
        options={
          isLong
            ? [
                { value: "yours", label: say.keepYours },
                { value: "saved", label: say.keepSaved },
              ]
            : [
                { value: "yours", label: yours || say.empty, hint: say.yours },
                { value: "saved", label: saved || say.empty, hint: say.saved },
              ]
        }
      />
    </Card>
  );
}
