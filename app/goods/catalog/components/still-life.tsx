import { cx } from "#app/ui/cx.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureFile } from "../views/picture-shapes.ts";
import { plainSource, sourcesOf } from "../views/picture-sources.ts";

type StillLifeProps = {
  file: PictureFile;
  /** A band above a text, or a small square on an otherwise empty page. */
  shape?: "band" | "thumb";
  /** The displayed width, as in CSS. */
  sizes: string;
  loading?: "first" | "soon" | "later";
  /** For the frame, which has the picture's proportions. */
  className?: string;
};

/** Decorative: the text beside it has the same information. */
export function StillLife({ file, shape = "band", className, ...rest }: StillLifeProps) {
  const frame = shape === "band" ? "aspect-video" : "aspect-square";
  return (
    <Picture
      {...rest}
      {...plainSource(file, shape)}
      alt=""
      className={cx("bg-sunken", frame, className)}
      sources={sourcesOf(file, shape)}
    />
  );
}

/** For a page without content yet. */
export function EmptyPicture({ file }: { file: PictureFile }) {
  return <StillLife className="size-36 rounded-card" file={file} shape="thumb" sizes="9rem" />;
}
