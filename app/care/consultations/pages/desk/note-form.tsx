import { Form, useNavigation } from "react-router";
import { MOST_NOTE, MOST_WEEKS } from "../../rules/visit-moves.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { OutcomeFields } from "./outcome-fields.tsx";
import type { OwnVisit } from "./show-own-visit.server.ts";
import type { VisitFailure } from "./visit-failure.ts";

type NoteFormProps = { visit: OwnVisit; failure: VisitFailure | undefined };

const PARTS = ["said", "plan"] as const;

/** The note: a draft that can be saved, and then made final with the visit's outcome. */
export function NoteForm({ visit, failure }: NoteFormProps) {
  const refused = failure?.intent === "save" || failure?.intent === "end" ? failure : undefined;
  const errors = refused?.errors ?? {};
  const values: Readonly<Record<string, string | undefined>> = refused?.values ?? visit.draft;
  const sent = useNavigation().formData?.get("intent");
  return (
    <Card as="section">
      <Form className="grid gap-5" key={visit.version} method="post" noValidate>
        <div className="grid gap-1">
          <h2 className="text-xl">{say.note}</h2>
          <p className="measure text-ink-soft">{say.noteHint}</p>
        </div>
        <ErrorSummary errors={errors} title={say.check} />
        <input name="version" type="hidden" value={visit.version} />
        {PARTS.map((part) => (
          <Field error={errors[part]} key={part} label={say[part]} name={part}>
            <Textarea defaultValue={values[part]} maxLength={MOST_NOTE} rows={5} />
          </Field>
        ))}
        <Field
          className="max-w-56"
          error={errors["followUpWeeks"]}
          label={say.followUp}
          name="followUpWeeks"
          note={say.optional}
        >
          <Input defaultValue={values["followUpWeeks"]} max={MOST_WEEKS} min={1} type="number" />
        </Field>
        <Field
          error={errors["forPatient"]}
          hint={say.forPatientHint}
          label={say.forPatient}
          name="forPatient"
          note={say.optional}
        >
          <Textarea defaultValue={values["forPatient"]} maxLength={MOST_NOTE} rows={4} />
        </Field>
        <div>
          <Button name="intent" pending={sent === "save"} value="save" variant="secondary">
            {say.saveDraft}
          </Button>
        </div>
        <OutcomeFields errors={errors} values={values} visit={visit} />
        {visit.may.includes("end") && (
          <div>
            <Button name="intent" pending={sent === "end"} value="end">
              {say.end}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  );
}
