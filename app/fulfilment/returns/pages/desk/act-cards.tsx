import { Card } from "#app/ui/card.tsx";
import type { ReturnAct } from "../../rules/return-moves.ts";
import { returnMessages as say } from "../../texts/staff.ts";
import type { ActFailure, ActFormProps } from "./act-form.tsx";
import { ApproveForm, RefuseForm } from "./decide-forms.tsx";
import { InspectForm, ReceiveForm } from "./goods-forms.tsx";
import type { LoadedReturn } from "./load-return.server.ts";
import { SettleForm } from "./settle-form.tsx";

function FormOf({ act, ...form }: ActFormProps & { act: ReturnAct }) {
  switch (act) {
    case "approve":
      return <ApproveForm {...form} />;
    case "refuse":
      return <RefuseForm {...form} />;
    case "receive":
      return <ReceiveForm {...form} />;
    case "inspect":
      return <InspectForm {...form} />;
    case "settle":
      return <SettleForm {...form} />;
  }
}

type ActCardsProps = { own: LoadedReturn; failure: ActFailure | undefined };

/** Shows the next step open, and the other possible acts closed below it. */
export function ActCards({ own, failure }: ActCardsProps) {
  const { acts, next } = own;
  if (next === undefined) return <Over text={say.over} />;
  const others = acts.filter((act) => act !== next);
  return (
    <>
      {acts.includes(next) ? (
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{say.next}</h2>
          <FormOf act={next} failure={failureOf(failure, next)} isMain own={own} />
        </Card>
      ) : (
        <Over text={say.notYours} />
      )}
      {others.map((act) => {
        const failed = failureOf(failure, act);
        return (
          <details
            className="rounded-card border border-line"
            key={act}
            open={failed !== undefined}
          >
            <summary className="flex min-h-12 items-center rounded-card px-5 underline underline-offset-4">
              {say.folded[act]}
            </summary>
            <div className="px-5 pt-1 pb-5">
              <FormOf act={act} failure={failed} isMain={false} own={own} />
            </div>
          </details>
        );
      })}
    </>
  );
}

function Over({ text }: { text: string }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.next}</h2>
      <p className="text-ink-soft">{text}</p>
    </Card>
  );
}

const failureOf = (failure: ActFailure | undefined, act: ReturnAct) =>
  failure?.intent === act ? failure : undefined;
