import { cx } from "#app/ui/cx.ts";
import type { Tint } from "#app/ui/tone.ts";
import type { Focus } from "../rules/picture-focus.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownOwnPicture } from "../views/show-pictures.ts";
import { OBJECT_AT } from "./focus-field.tsx";
import { GROUNDS, ProductPicture } from "./product-picture.tsx";

type PictureFramesProps = {
  picture: ShownOwnPicture;
  product: { name: string; tint: Tint };
  focus: Focus;
};

const FRAMES = [
  { label: say.asCard, shape: "tall", frame: "aspect-4/5 w-24 rounded-control" },
  { label: say.asThumb, shape: "thumb", frame: "aspect-square w-14 rounded-control" },
] as const;

/** The picture in all shapes that shoppers see, also while staff are choosing a focus. */
export function PictureFrames({
  picture: { photo, file, large },
  product,
  focus,
}: PictureFramesProps) {
  return (
    <div className="flex min-w-0 flex-wrap gap-4">
      {FRAMES.map(({ label, shape, frame }) => (
        <figure className="grid content-start gap-1.5" key={shape}>
          {photo ? (
            <img
              alt=""
              className={cx("object-cover", GROUNDS[product.tint], OBJECT_AT[focus], frame)}
              loading="lazy"
              src={photo.whole}
            />
          ) : (
            file && (
              <ProductPicture
                className={frame}
                product={{ ...product, picture: { ...file, alt: "" } }}
                shape={shape === "tall" ? large : shape}
                sizes="6rem"
              />
            )
          )}
          <figcaption className="text-sm text-ink-soft">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
