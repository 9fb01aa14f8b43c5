import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { OWN_PICTURE_ACCEPT, OWN_PICTURE_FIELD } from "../rules/own-picture.ts";
import { ownPictureMessages as say } from "../texts/shopper-profile.ts";

/** Plain forms without a fetcher, because the answer is the whole profile with its greeting. */
export function OwnPictureForm({ hasPicture }: { hasPicture: boolean }) {
  const [sending, send] = useBusy();
  const action = href("/portal/picture");
  return (
    <div className="grid gap-4">
      <form
        action={action}
        className="grid gap-4"
        encType="multipart/form-data"
        method="post"
        onSubmit={send}
      >
        <input name="intent" type="hidden" value="choose" />
        <Field hint={say.hint} label={say.choose} name={OWN_PICTURE_FIELD}>
          <FileInput accept={OWN_PICTURE_ACCEPT} />
        </Field>
        <div>
          <Button pending={sending} variant="secondary">
            {say.save}
          </Button>
        </div>
      </form>
      {hasPicture && (
        <form action={action} method="post">
          <input name="intent" type="hidden" value="remove" />
          <Button variant="secondary">{say.remove}</Button>
        </form>
      )}
    </div>
  );
}
