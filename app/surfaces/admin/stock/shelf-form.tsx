import { Form, useNavigation } from "react-router";
import { stockMessages as say } from "#app/modules/stock/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LevelAnswer } from "./submit-level.server.ts";

/** Where the item lies. */
export function ShelfForm({ shelf, answer }: { shelf: string; answer: LevelAnswer | undefined }) {
  const pending = useNavigation().formData?.get("intent") === "shelf";
  const { values = {}, errors = {}, message } = answer ?? {};
  return (
    <Form className="grid max-w-form gap-4" key={shelf} method="post" noValidate preventScrollReset>
      {message && <Notice title={message} tone="warning" />}
      <input name="was" type="hidden" value={values["was"] ?? shelf} />
      <Field error={errors["shelf"]} hint={say.shelfHint} label={say.shelf} name="shelf">
        <Input autoComplete="off" defaultValue={values["shelf"] ?? shelf} maxLength={40} />
      </Field>
      <div>
        <Button name="intent" pending={pending} value="shelf" variant="secondary">
          {say.saveShelf}
        </Button>
      </div>
    </Form>
  );
}
