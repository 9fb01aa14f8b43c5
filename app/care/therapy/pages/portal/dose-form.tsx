import { Form, useNavigation } from "react-router";
import { helpMessages } from "#app/care/triage/texts/shopper.ts";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ReactNode, SubmitEvent } from "react";
import { courseErrors } from "../../texts/shopper-errors.ts";
import { DoseFields, type DoseChoices } from "./dose-fields.tsx";

export type DoseAnswer = {
  attempt: string;
  message: string;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  urgent?: string | undefined;
};

type DoseFormProps = {
  shown: DoseChoices;
  answer: DoseAnswer | undefined;
  values: Readonly<Record<string, string>>;
  save: string;
  intent: string;
  /** The form can be sent without a connection. */
  worksOffline?: boolean;
  busy?: boolean;
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  children: ReactNode;
};

/** A new dose, or a correction. `children` are hidden fields. */
export function DoseForm(props: DoseFormProps) {
  const { shown, answer, values, save, intent, children } = props;
  const { worksOffline = false, busy = false, onSubmit } = props;
  const sent = useNavigation().formData?.get("intent");
  const errors = answer?.errors ?? {};
  return (
    <Form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      data-works-offline={worksOffline || undefined}
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      <ErrorSummary attempt={answer?.attempt} errors={errors} title={courseErrors.check} />
      {answer?.urgent && (
        <Notice
          action={<TextAnchor href="tel:911">{helpMessages.call911}</TextAnchor>}
          tone="error"
        >
          {answer.urgent}
        </Notice>
      )}
      {children}
      <DoseFields errors={errors} shown={shown} values={answer?.values ?? values} />
      <div>
        <Button name="intent" pending={sent === intent || busy} size="large" value={intent}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
