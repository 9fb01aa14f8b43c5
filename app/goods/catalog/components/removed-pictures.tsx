import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownPicture } from "../views/shown-picture.ts";
import { ProductPicture } from "./product-picture.tsx";

type RemovedPicture = { picture: string; alt: string; on: string; shown: ShownPicture | undefined };

type RemovedPicturesProps = {
  pictures: readonly RemovedPicture[];
  product: { name: string; tint: Tint };
  mayWrite: boolean;
};

/** Pictures that staff can restore at their former positions. */
export function RemovedPictures({ pictures, product, mayWrite }: RemovedPicturesProps) {
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.removedTitle}</h2>
        <p className="text-ink-soft">{say.removedLead}</p>
      </div>
      <ul className="grid gap-3">
        {pictures.map(({ picture, alt, on, shown }) => (
          <li className="flex flex-wrap items-center gap-4" key={picture}>
            {shown && (
              <ProductPicture
                className="size-14 shrink-0 rounded-control"
                product={{ ...product, picture: { ...shown, alt: "" } }}
                shape="thumb"
                sizes="3.5rem"
              />
            )}
            <span className="grid min-w-0 flex-1 basis-40">
              <span>{alt}</span>
              <span className="text-sm text-ink-soft">{say.removedOn(on)}</span>
            </span>
            {mayWrite && (
              <IntentForm intent="put-back" preventScrollReset>
                <input name="picture" type="hidden" value={picture} />
                <IntentButton size="compact" variant="secondary">
                  {say.putBack}
                  <VisuallyHidden>{say.putBackOf(alt)}</VisuallyHidden>
                </IntentButton>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
