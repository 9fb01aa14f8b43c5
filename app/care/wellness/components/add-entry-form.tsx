import type { SubmitEvent } from "react";
import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { EntryFields } from "./entry-fields.tsx";

export type EntryAnswer = {
  attempt: string;
  values: Texts;
  errors: Texts;
  message?: string | undefined;
};

type AddEntryFormProps = {
  id: string;
  values: Texts;
  answer: EntryAnswer | undefined;
  level: 2 | 3;
  /** The form can be sent without a connection. */
  worksOffline: boolean;
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * A new entry. Its id is made with the form, so that it is stored once however often it is sent.
 */
export function AddEntryForm(props: AddEntryFormProps) {
  const { id, answer, level, worksOffline, busy, onSubmit } = props;
  const { values = props.values, errors = {}, message } = answer ?? {};
  const pending = useNavigation().formData?.get("intent") === "add";
  const Heading = `h${level}` as const;
  const isSaid = Object.keys(errors).length > 0;
  return (
    <Card as="section" id="add" padding="roomy">
      <Heading className="mb-5 text-xl">{say.add}</Heading>
      <Form
        className="grid gap-6"
        data-works-offline={worksOffline || undefined}
        key={id}
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <ErrorSummary attempt={answer?.attempt} errors={errors} title={say.errors.check} />
        {message && !isSaid && <Notice tone="error">{message}</Notice>}
        <input name="intent" type="hidden" value="add" />
        <input name="id" type="hidden" value={values["id"] ?? id} />
        <EntryFields errors={errors} values={values} />
        <div>
          <Button pending={pending || busy}>{say.add}</Button>
        </div>
      </Form>
    </Card>
  );
}
