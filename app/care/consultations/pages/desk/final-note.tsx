import { Form, useNavigation } from "react-router";
import { MOST_NOTE } from "../../rules/visit-moves.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { NoteParts } from "./note-parts.tsx";
import type { OwnVisit } from "./show-own-visit.server.ts";
import type { VisitFailure } from "./visit-failure.ts";

type FinalNoteProps = {
  visit: OwnVisit;
  final: NonNullable<OwnVisit["final"]>;
  failure: VisitFailure | undefined;
};

/** A note that is done: it is read, and added to. */
export function FinalNote({ visit: { draft }, final, failure }: FinalNoteProps) {
  const { by, followUp, outcome, addenda } = final;
  const refused = failure?.intent === "add" ? failure : undefined;
  const key = refused?.values["key"] ?? final.key;
  const pending = useNavigation().formData?.get("intent") === "add";
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.note}</h2>
        <p className="text-sm text-ink-soft">{by}</p>
      </div>
      <NoteParts
        addenda={addenda}
        parts={{
          [say.said]: draft.said,
          [say.plan]: draft.plan,
          [say.followUp]: followUp ?? "",
          [say.forPatient]: draft.forPatient,
          [say.outcomeShort]: outcome,
        }}
      />
      <Form className="grid gap-3 border-t border-line pt-4" key={key} method="post" noValidate>
        <input name="key" type="hidden" value={key} />
        <Field
          error={refused?.errors["text"]}
          hint={say.additionHint}
          label={say.addition}
          name="text"
        >
          <Textarea
            defaultValue={refused?.values["text"]}
            maxLength={MOST_NOTE}
            required
            rows={3}
          />
        </Field>
        <div>
          <Button name="intent" pending={pending} value="add" variant="secondary">
            {say.add}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
