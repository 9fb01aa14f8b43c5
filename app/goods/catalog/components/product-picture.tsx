import { cx } from "#app/ui/cx.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { noPictureYet } from "../texts/shopper-picture.ts";
import { plainSource, sourcesOf } from "../views/picture-sources.ts";
import type { ShownPicture } from "../views/shown-picture.ts";

/** The frame has the background color of the picture, so that its loading is hardly visible. */
export const GROUNDS: Record<Tint, string> = {
  moss: "bg-moss-soft",
  rose: "bg-rose-soft",
  indigo: "bg-indigo-soft",
  amber: "bg-amber-soft",
  citron: "bg-citron-soft",
  sea: "bg-sea-soft",
};

type ProductPictureProps = {
  product: { name: string; tint: Tint; picture: ShownPicture };
  shape?: "tall" | "slide" | "thumb" | undefined;
  sizes: string;
  /** The widths to offer, if not all files of this shape are needed. */
  widths?: readonly number[] | undefined;
  loading?: "first" | "soon" | "later" | undefined;
  /** Sets the frame's proportions and corners, such as `aspect-4/5`. */
  className?: string | undefined;
};

export function ProductPicture({ product, shape = "tall", widths, ...rest }: ProductPictureProps) {
  const { name, tint, picture } = product;
  return (
    <Picture
      {...rest}
      {...plainSource(picture, shape, widths)}
      alt={picture.alt ?? noPictureYet(name)}
      className={cx(GROUNDS[tint], rest.className)}
      sources={sourcesOf(picture, shape, { widths })}
    />
  );
}
