import { useEffect, useRef, useState } from "react";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { useUnsaved } from "#app/ui/unsaved.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { FOCI, type Focus } from "../rules/picture-focus.ts";
import { MOST_ALT } from "../rules/picture-terms.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownOwnPicture } from "../views/show-pictures.ts";
import { FocusField } from "./focus-field.tsx";
import { PictureFrames } from "./picture-frames.tsx";

type PictureFormProps = {
  picture: ShownOwnPicture;
  product: { name: string; tint: Tint };
  error: string | undefined;
  /** The values of a refused form. There is no error if a colleague saved other values first. */
  typed: Readonly<Record<string, string>> | undefined;
};

/** The picture's description, and for a photo its focus with a preview of the cuts. */
export function PictureForm({ picture, product, error, typed }: PictureFormProps) {
  const { place, photo } = picture;
  const [started] = useState({
    alt: typed?.["alt"] ?? picture.alt,
    focus: FOCI.find((each) => each === typed?.["focus"]) ?? photo?.focus ?? "centre",
  });
  const [alt, setAlt] = useState(started.alt);
  const [focus, setFocus] = useState<Focus>(started.focus);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Values that staff entered before the script was loaded.
    const early = form.current && new FormData(form.current);
    const [typedAlt, chosen] = [early?.get("alt"), early?.get("focus")];
    if (typeof typedAlt === "string") setAlt(typedAlt);
    setFocus((before) => FOCI.find((each) => each === chosen) ?? before);
  }, []);
  const changed = [
    alt === picture.alt ? "" : say.alt,
    photo && focus !== photo.focus ? say.focus : "",
  ].filter(Boolean);
  const saved = useUnsaved(changed);
  return (
    <IntentForm
      className="flex flex-wrap items-start gap-5"
      intent="save"
      onSubmit={saved}
      preventScrollReset
      ref={form}
    >
      <input name="picture" type="hidden" value={picture.picture} />
      <input name="wasAlt" type="hidden" value={picture.alt} />
      {photo && <input name="wasFocus" type="hidden" value={photo.focus} />}
      <PictureFrames focus={focus} picture={picture} product={product} />
      {photo && (
        <FocusField focus={started.focus} id={picture.picture} onChoose={setFocus} photo={photo} />
      )}
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <Field
          error={error}
          hint={picture.isHidden ? `${say.hiddenWhy} ${say.altHint}` : say.altHint}
          id={`alt-${picture.picture}`}
          label={say.alt}
          name="alt"
          note={say.altCount(alt.length)}
        >
          <Textarea
            className="min-h-20"
            defaultValue={started.alt}
            maxLength={MOST_ALT}
            onChange={(event) => setAlt(event.target.value)}
            required
          />
        </Field>
        {typed && !error && <p className="measure">{say.savedMeanwhile(picture.alt)}</p>}
        <div>
          <IntentButton size="compact" variant={changed.length > 0 ? "primary" : "secondary"}>
            {say.save}
            <VisuallyHidden>{say.saveOf(place)}</VisuallyHidden>
          </IntentButton>
        </div>
      </div>
    </IntentForm>
  );
}
