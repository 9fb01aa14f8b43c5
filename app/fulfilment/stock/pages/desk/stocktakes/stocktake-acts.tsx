import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Button } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { showStocktake } from "./show-stocktake.server.ts";

type StocktakeView = Awaited<ReturnType<typeof showStocktake>>;
type ActsProps = Pick<StocktakeView, "stocktake" | "progress" | "result">;

const HINT = "what-next";

/** The next step. It is disabled while it is not allowed, and `WhatNext` explains why. */
export function NextAct({ stocktake: { state, version }, result }: ActsProps) {
  const hidden = <input name="version" type="hidden" value={version} />;
  if (state === "counting") {
    return (
      <IntentForm intent="finish">
        {hidden}
        <IntentButton aria-describedby={HINT}>{say.finish}</IntentButton>
      </IntentForm>
    );
  }
  if (state !== "checking" || !result) return null;
  return (
    <IntentForm intent="post">
      {hidden}
      {result.undecided > 0 ? (
        <Button aria-describedby={HINT} disabled type="button">
          {say.post(result.differing)}
        </Button>
      ) : (
        <IntentButton aria-describedby={HINT}>{say.post(result.differing)}</IntentButton>
      )}
    </IntentForm>
  );
}

/** Explains the next step, or why it is not possible yet. */
export function WhatNext({ stocktake: { state }, progress, result }: ActsProps) {
  const text =
    state === "counting"
      ? say.finishHint(progress.items - progress.counted)
      : result && result.undecided > 0
        ? say.undecided(result.undecided)
        : say.postHint;
  if (state === "posted" || state === "cancelled") return null;
  return (
    <p className="measure text-ink-soft" id={HINT}>
      {text}
    </p>
  );
}

export function OtherActs({ stocktake: { number, state, version } }: ActsProps) {
  if (state === "posted" || state === "cancelled") return null;
  const hidden = <input name="version" type="hidden" value={version} />;
  return (
    <div className="grid justify-items-start gap-2">
      {state === "checking" && (
        <IntentForm intent="reopen">
          {hidden}
          <IntentButton variant="secondary">{say.reopen}</IntentButton>
        </IntentForm>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.cancel}</summary>
        <IntentForm className="grid justify-items-start gap-3 pt-1" intent="cancel">
          {hidden}
          <p className="measure">{say.cancelHint}</p>
          <IntentButton variant="danger">{say.cancelNow(number)}</IntentButton>
        </IntentForm>
      </details>
    </div>
  );
}
