import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { EntryFields } from "./entry-fields.tsx";

export type EntryAnswer = { attempt: string; values: Texts; errors: Texts; message?: string };

type AddEntryFormProps = { id: string; begun: Texts; answer: EntryAnswer | undefined };

/** A new entry. Its id is made with the form, so that it is stored once, however often it is sent. */
export function AddEntryForm({ id, begun, answer }: AddEntryFormProps) {
  const { values = begun, errors = {}, message } = answer ?? {};
  const pending = useNavigation().formData?.get("intent") === "add";
  return (
    <Card as="section" padding="roomy">
      <h3 className="mb-5 text-xl">{say.add}</h3>
      <Form className="grid gap-6" key={id} method="post" noValidate>
        <ErrorSummary attempt={answer?.attempt} errors={errors} title={say.errors.check} />
        {message && <Notice tone="error">{message}</Notice>}
        <input name="intent" type="hidden" value="add" />
        <input name="id" type="hidden" value={values["id"] ?? id} />
        <EntryFields errors={errors} values={values} />
        <div>
          <Button pending={pending}>{say.save}</Button>
        </div>
      </Form>
    </Card>
  );
}
