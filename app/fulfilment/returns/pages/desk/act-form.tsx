import type { ReactNode } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ReturnAct } from "../../rules/return-moves.ts";
import { returnMessages as say } from "../../texts/staff.ts";
import type { LoadedReturn } from "./load-return.server.ts";

type Texts = Readonly<Record<string, string>>;
export type ActFailure = { intent: string; values: Texts; errors: Texts };

export type ActFormProps = {
  own: LoadedReturn;
  /** Set if this form was refused. */
  failure: ActFailure | undefined;
  /** The usual next step has the main button. */
  isMain: boolean;
};

type FrameProps = ActFormProps & { act: ReturnAct; children: ReactNode; className?: string };

/** The common parts of all forms on a return's page: version, key, errors and button. */
export function ActForm({ act, own, failure, isMain, children, className = "" }: FrameProps) {
  const variant = act === "refuse" ? "danger" : isMain ? "primary" : "secondary";
  return (
    <IntentForm className={`grid max-w-form gap-4 ${className}`} intent={act}>
      <input name="version" type="hidden" value={own.version} />
      <input name="key" type="hidden" value={failure?.values["key"] ?? own.key} />
      <ErrorSummary attempt={own.key} errors={failure?.errors ?? {}} title={say.errors.check} />
      {children}
      <div>
        <IntentButton variant={variant}>{say.acts[act]}</IntentButton>
      </div>
    </IntentForm>
  );
}
