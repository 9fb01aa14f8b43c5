import { useState, type FormEvent } from "react";
import { href } from "#app/lib/href.ts";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { savingMessages as say } from "../texts/shopper-saving.ts";
import type { SavingOfPanel } from "./use-saving.ts";

const STRIP = "border-b border-line px-4 text-sm";

/** Shows whether conversations are saved in the reader's account, or asks for consent. */
export function PanelSaving({ saving }: { saving: SavingOfPanel }) {
  switch (saving.state) {
    case "no_account":
      return null;
    case "asking":
      // Reserves the space, so that nothing moves when the answer arrives.
      return <div className={`${STRIP} min-h-11`} />;
    case "on":
      return (
        <output className={`${STRIP} flex min-h-11 flex-wrap items-center gap-x-2`}>
          {say.on}
          <TextAnchor href={href("/portal/health-ai")}>
            {say.seeAll}
            <VisuallyHidden> {say.ofSaved}</VisuallyHidden>
          </TextAnchor>
        </output>
      );
    default:
      return <Agreement saving={saving} />;
  }
}

/** The checkbox is never ticked in advance. */
function Agreement({ saving }: { saving: SavingOfPanel }) {
  const [problem, setProblem] = useState("");
  const [isSent, setSent] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent) return;
    if (!new FormData(event.currentTarget).has("agreed")) return setProblem(say.agreeNeeded);
    setProblem("");
    setSent(true);
    const worked = await saving.agree();
    setSent(false);
    if (!worked) setProblem(say.notAgreed);
  }
  return (
    <details className={`${STRIP} max-h-3/5 overflow-y-auto overscroll-contain`}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {say.ask}
      </summary>
      <form className="grid gap-2 pb-3" noValidate onSubmit={(event) => void send(event)}>
        <label className="flex min-h-11 items-start gap-2 py-1.5">
          <input
            aria-describedby={problem ? PROBLEM : undefined}
            aria-invalid={problem ? true : undefined}
            className="mt-0.5 size-5 shrink-0 accent-accent"
            name="agreed"
            type="checkbox"
          />
          {saving.wording}
        </label>
        <p className="text-ink-soft">
          {say.more} <a href={href("/privacy")}>{say.privacyNotice}</a>.
        </p>
        <div>
          <Button pending={isSent}>{say.start}</Button>
        </div>
        <p className="text-error empty:hidden" id={PROBLEM} role="alert">
          {problem}
        </p>
      </form>
    </details>
  );
}

const PROBLEM = "assistant-saving-problem";
