import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ReactNode } from "react";
import type { ShownDosePage } from "./show-dose-page.server.ts";
import { courseMessages } from "../texts/shopper.ts";
import { feltMessages } from "../texts/shopper-dose.ts";
import { DoseFields } from "./dose-fields.tsx";

export type DoseAnswer = {
  attempt: string;
  message: string;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  urgent?: string | undefined;
};

type DoseFormProps = {
  shown: ShownDosePage;
  answer: DoseAnswer | undefined;
  values: Readonly<Record<string, string>>;
  save: string;
  intent: string;
  children: ReactNode;
};

/** One dose: new, or being corrected. `children` are its hidden fields. */
export function DoseForm({ shown, answer, values, save, intent, children }: DoseFormProps) {
  const sent = useNavigation().formData?.get("intent");
  const errors = answer?.errors ?? {};
  return (
    <Form className="grid gap-6" method="post" noValidate>
      <ErrorSummary attempt={answer?.attempt} errors={errors} title={courseMessages.errors.check} />
      {answer?.urgent && (
        <Notice
          action={
            <a className="underline underline-offset-4" href="tel:911">
              {feltMessages.call911}
            </a>
          }
          tone="error"
        >
          {answer.urgent}
        </Notice>
      )}
      {children}
      <DoseFields errors={errors} shown={shown} values={answer?.values ?? values} />
      <div>
        <Button name="intent" pending={sent === intent} size="large" value={intent}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
