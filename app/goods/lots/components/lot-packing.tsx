import { Form } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { correctionFields } from "../pages/desk/lot-fields.ts";
import type { lotState } from "../rules/lot-state.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import { Folded, FoldedAct, WhyField, type ActFailure, type FailureOf } from "./folded-act.tsx";
import { LotFacts } from "./lot-form.tsx";

type LotPackingProps = {
  lot: {
    state: ReturnType<typeof lotState>;
    wasOpen: boolean;
    closedWhy: string;
    values: Texts;
    proof: { hasFailed: boolean };
    mayWrite: boolean;
  };
  failureOf: FailureOf;
};

/** Whether parcels are packed from the lot, with the actions to change that. */
export function LotPacking({ lot, failureOf }: LotPackingProps) {
  const { state, wasOpen, closedWhy, mayWrite, values } = lot;
  const { hasFailed } = lot.proof;
  const text =
    state === "closed" || state === "recalled"
      ? say.stateTexts[state](closedWhy)
      : say.stateTexts[state];
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.packing}</h2>
        <Badge tone={state === "open" ? "success" : "neutral"}>{say.states[state]}</Badge>
      </div>
      <p>{text}</p>
      {mayWrite && (state === "waiting" || state === "closed") && (
        <Form method="post">
          <Button
            aria-describedby={hasFailed ? "cannot-open" : undefined}
            disabled={hasFailed}
            name="intent"
            value="open"
          >
            {wasOpen ? say.openAgain : say.openNow}
          </Button>
          {hasFailed && (
            <p className="mt-2 text-sm text-ink-soft" id="cannot-open">
              {say.errors.failed}
            </p>
          )}
        </Form>
      )}
      {mayWrite && wasOpen && state !== "closed" && state !== "recalled" && (
        <FoldedAct
          failure={failureOf("close")}
          hint={say.closeHint}
          intent="close"
          submit={say.closeNow}
          title={say.close}
        />
      )}
      {mayWrite && <CorrectLot failure={failureOf("correct")} stored={values} />}
    </Card>
  );
}

type CorrectLotProps = { stored: Texts; failure: ActFailure | undefined };

function CorrectLot({ stored, failure }: CorrectLotProps) {
  const errors = failure?.errors ?? {};
  return (
    <Folded open={failure !== undefined} title={say.correct}>
      <EditForm
        actions={<Button variant="secondary">{say.correctNow}</Button>}
        className="grid gap-4 px-4 pt-1"
        fields={correctionFields}
        stored={stored}
        typed={failure?.values}
      >
        {(values) => (
          <>
            <input name="intent" type="hidden" value="correct" />
            <Field error={errors["lotNumber"]} label={say.lotNumber} name="lotNumber">
              <Input
                autoComplete="off"
                defaultValue={values["lotNumber"]}
                maxLength={40}
                required
              />
            </Field>
            <LotFacts errors={errors} values={values} />
            <WhyField failure={failure} hint={say.correctHint} intent="correct" />
          </>
        )}
      </EditForm>
    </Folded>
  );
}
