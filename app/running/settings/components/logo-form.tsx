import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { LOGO_ACCEPT, LOGO_FIELD } from "../rules/logo.ts";
import { logoMessages as say } from "../texts/staff-logo.ts";
import type { LogoImage } from "../views/logo-image.ts";

type LogoFormProps = { image: LogoImage | undefined; mayWrite: boolean };

/** Plain forms, because the answer is the whole page of general settings with the logo. */
export function LogoForm({ image, mayWrite }: LogoFormProps) {
  const [sending, send] = useBusy();
  const action = href("/admin/settings/logo");
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.title}</h2>
        <p className="measure text-ink-soft">{say.lead}</p>
      </div>
      {image && <img alt={say.current} {...image} />}
      {mayWrite && (
        <form
          action={action}
          className="grid gap-4"
          encType="multipart/form-data"
          method="post"
          onSubmit={send}
        >
          <input name="intent" type="hidden" value="choose" />
          <Field hint={say.hint} label={say.choose} name={LOGO_FIELD}>
            <FileInput accept={LOGO_ACCEPT} />
          </Field>
          <div>
            <Button pending={sending} variant="secondary">
              {say.save}
            </Button>
          </div>
        </form>
      )}
      {mayWrite && image && (
        <form action={action} method="post">
          <input name="intent" type="hidden" value="remove" />
          <Button variant="secondary">{say.remove}</Button>
        </form>
      )}
    </Card>
  );
}
