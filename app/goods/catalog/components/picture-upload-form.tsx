import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { PICTURE_ACCEPT, PICTURE_FIELD } from "../rules/picture-terms.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";

type PictureUploadFormProps = { onChosen: (files: readonly File[]) => void };

/** A plain form with several files. A script takes the chosen files and sends each by itself. */
export function PictureUploadForm({ onChosen }: PictureUploadFormProps) {
  const hydrated = useHydrated();
  const [busy, start] = useBusy();
  const form = useRef<HTMLFormElement>(null);

  function take(input: HTMLInputElement) {
    const files = [...(input.files ?? [])];
    input.value = "";
    if (files.length > 0) onChosen(files);
  }
  const takeEarly = useEffectEvent(() => {
    form.current?.querySelectorAll<HTMLInputElement>("[type=file]").forEach(take);
  });
  // Staff can choose a file before the page's script has loaded.
  useEffect(() => takeEarly(), []);

  return (
    <form
      className="grid gap-4"
      encType="multipart/form-data"
      method="post"
      onSubmit={start}
      ref={form}
    >
      <Field hint={say.chooseHint} label={say.choose} name={PICTURE_FIELD}>
        <FileInput
          accept={PICTURE_ACCEPT}
          multiple
          onChange={(event) => take(event.currentTarget)}
        />
      </Field>
      {/* Hidden on computers, which have no camera and would show a second file dialog. */}
      <Field
        className="hidden pointer-coarse:grid"
        id="camera"
        label={say.camera}
        name={PICTURE_FIELD}
      >
        <FileInput
          accept={PICTURE_ACCEPT}
          capture="environment"
          onChange={(event) => take(event.currentTarget)}
        />
      </Field>
      {hydrated ? (
        <p className="text-ink-soft pointer-coarse:hidden">{say.drop}</p>
      ) : (
        <div>
          <Button pending={busy}>{say.send}</Button>
        </div>
      )}
    </form>
  );
}
