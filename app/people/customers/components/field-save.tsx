import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { profileMessages as say } from "../texts/shopper-profile.ts";
import type { FieldState } from "./use-saved-fields.ts";

type FieldSaveProps = {
  state: FieldState | undefined;
  /** Puts a value into the field, or saves the current one if no value is given. */
  onPut: (value?: string) => void;
  children: ReactNode;
};

/** A field with its saving state below. Space for the state is reserved, so nothing moves. */
export function FieldSave({ state, onPut, children }: FieldSaveProps) {
  return (
    <div className="grid content-start gap-1">
      {children}
      <div className="flex min-h-6 flex-wrap items-center gap-2 text-sm noscript:hidden">
        <output
          className={state?.kind === "saved" ? "text-success" : "wrap-anywhere text-ink-soft"}
        >
          {state && <Word state={state} />}
        </output>
        {state?.kind === "changed" && (
          <>
            <Act label={say.keepMine} onPress={() => onPut()} />
            <Act label={say.takeTheirs} onPress={() => onPut(state.theirs)} />
          </>
        )}
        {state?.kind === "failed" && (
          <Act label={say.tryAgain} onPress={() => onPut(state.typed)} />
        )}
      </div>
    </div>
  );
}

function Word({ state }: { state: FieldState }) {
  switch (state.kind) {
    case "saving":
      return say.saving;
    case "saved":
      return (
        <span className="inline-flex items-center gap-1">
          <Check aria-hidden="true" className="size-4" />
          {say.fieldSaved}
        </span>
      );
    case "changed":
      return say.changedMeanwhile(state.theirs);
    case "failed":
      return say.failed;
    default:
      return null;
  }
}

function Act({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button onClick={onPress} size="compact" type="button" variant="secondary">
      {label}
    </Button>
  );
}
