import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { ownDataMessages as say } from "./texts.ts";

type DownloadFormsProps = { kinds: readonly { name: string; title: string }[] };

/** These are plain HTML forms because the response is a file that the browser saves. */
export function DownloadForms({ kinds }: DownloadFormsProps) {
  const action = href("/portal/your-data/download");
  return (
    <div className="grid max-w-form gap-8">
      <form action={action} className="grid justify-items-start gap-3" method="post">
        <p>{say.allLead}</p>
        <Button>{say.all}</Button>
      </form>
      <form action={action} className="grid gap-3" method="post">
        <Field hint={say.kindHint} label={say.kind} name="kind">
          <Select>
            {kinds.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button variant="secondary">{say.one}</Button>
        </div>
      </form>
    </div>
  );
}
