import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { savedReplyMessages as say } from "../texts/staff-saved-replies.ts";

type SavedReplyChoiceProps = {
  offered: readonly { id: string; title: string }[];
  /** The saved reply in the form below. */
  chosen: string | undefined;
};

export function SavedReplyChoice({ offered, chosen }: SavedReplyChoiceProps) {
  const { pathname } = useLocation();
  if (offered.length === 0) return null;
  return (
    <Form action={pathname} className="flex flex-wrap items-end gap-3" preventScrollReset>
      <Field className="min-w-0 flex-1 basis-52" label={say.choose} name="saved">
        <Select defaultValue={chosen ?? ""} key={chosen}>
          <option value="">{say.chooseOne}</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary">{say.fill}</Button>
      <p className="basis-full text-sm text-ink-soft">{say.fillHint}</p>
    </Form>
  );
}
