import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { tagMessages, type TagTexts } from "../texts/staff.ts";
import { TagField } from "./tags.tsx";

type TagPageProps = {
  shown: { rows: readonly unknown[]; offered: readonly string[]; backTo: string };
  /** The answer to a refused form: about its field, or about all of it. */
  answer: { error?: string; typed?: string; message?: string } | undefined;
  say: TagTexts;
  /** The chosen records. */
  children: ReactNode;
};

/** The page that adds tags to several records or removes them. */
export function TagPage({
  shown,
  answer = {},
  say: { several: say, addHint },
  children,
}: TagPageProps) {
  const { rows, offered, backTo } = shown;
  const sent = useNavigation().formData?.get("intent");
  const { error, typed, message } = answer;
  const isNothing = rows.length === 0;
  const refusal = message ?? (isNothing ? error : undefined);
  return (
    <RecordPage
      back={{ to: backTo, label: say.back }}
      lead={isNothing ? undefined : say.lead}
      notices={refusal !== undefined && <Notice title={refusal} tone="error" />}
      title={say.title}
    >
      {isNothing ? (
        <p className="text-ink-soft">{say.nobody}</p>
      ) : (
        <>
          <Form className="grid max-w-prose gap-4" method="post" noValidate>
            <TagField
              defaultValue={typed}
              error={error}
              hint={addHint}
              label={tagMessages.title}
              offered={offered}
              required
            />
            <div className="flex flex-wrap gap-3">
              <Button name="intent" pending={sent === "add"} value="add">
                {say.addTo(rows.length)}
              </Button>
              <Button name="intent" pending={sent === "remove"} value="remove" variant="secondary">
                {say.removeFrom(rows.length)}
              </Button>
            </div>
          </Form>
          {children}
        </>
      )}
    </RecordPage>
  );
}
