import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownOwnPicture } from "../views/show-pictures.ts";
import { ArrangeButtons } from "./arrange-buttons.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PictureFrames } from "./picture-frames.tsx";

type Answer = {
  errors?: Record<string, string> | undefined;
  values?: Record<string, string> | undefined;
};

type PictureListProps = {
  pictures: readonly ShownOwnPicture[];
  product: { name: string; tint: Tint };
  mayWrite: boolean;
  answer: Answer | undefined;
};

export function PictureList({ pictures, product, mayWrite, answer }: PictureListProps) {
  const was = pictures.map(({ picture }) => picture).join(",");
  return (
    <ol aria-label={say.list} className="grid gap-4">
      {pictures.map((picture) => {
        const isAnswered = answer?.values?.["picture"] === picture.picture;
        return (
          <Card as="li" className="grid gap-4" key={picture.picture}>
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="text-lg font-semibold">{say.picture(picture.place)}</h2>
              <Marks picture={picture} />
              {mayWrite && (
                <span className="-my-2 ml-auto flex items-center gap-1">
                  <ArrangeButtons picture={picture} was={was} />
                  <RemoveButton picture={picture} />
                </span>
              )}
            </div>
            {mayWrite ? (
              <PictureForm
                error={isAnswered ? answer?.errors?.["alt"] : undefined}
                // What was saved by this form or by a colleague is where the form begins anew.
                key={`${picture.alt} ${picture.photo?.focus}`}
                picture={picture}
                product={product}
                typed={isAnswered ? answer?.values : undefined}
              />
            ) : (
              <div className="flex flex-wrap gap-5">
                <PictureFrames
                  focus={picture.photo?.focus ?? "centre"}
                  picture={picture}
                  product={product}
                />
                <p className="measure">{picture.alt}</p>
              </div>
            )}
          </Card>
        );
      })}
    </ol>
  );
}

function Marks({ picture: { isMain, photo, isHidden } }: { picture: ShownOwnPicture }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isMain && <Badge tone="success">{say.main}</Badge>}
      {!photo && <Badge>{say.drawn}</Badge>}
      {isHidden && <Badge tone="warning">{say.hidden}</Badge>}
    </span>
  );
}

/** It can be put back, so it asks nothing. */
function RemoveButton({ picture: { picture, place } }: { picture: ShownOwnPicture }) {
  return (
    <IntentForm intent="remove" preventScrollReset>
      <input name="picture" type="hidden" value={picture} />
      <IntentButton size="compact" variant="secondary">
        {say.remove}
        <VisuallyHidden>{say.removeOf(place)}</VisuallyHidden>
      </IntentButton>
    </IntentForm>
  );
}
