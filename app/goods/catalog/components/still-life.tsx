import { cx } from "#app/ui/cx.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureFile } from "../views/picture-shapes.ts";
import { plainSource, sourcesOf } from "../views/picture-sources.ts";

type StillLifeProps = {
  file: PictureFile;
  /** A band above a text, or a small square where there is nothing else to see. */
  shape?: "band" | "thumb";
  /** How wide it is shown, as in CSS. */
  sizes: string;
  loading?: "first" | "soon" | "later";
  /** For the frame, which has the picture's proportions. */
  className?: string;
};

/** Decoration: the words beside it say what it is about. */
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

/** For a page that has nothing to show yet. */
export function EmptyPicture({ file }: { file: PictureFile }) {
  return <StillLife className="size-36 rounded-card" file={file} shape="thumb" sizes="9rem" />;
}
