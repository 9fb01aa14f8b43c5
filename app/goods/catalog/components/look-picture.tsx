import { cx } from "#app/ui/cx.ts";
import { Picture } from "#app/ui/picture.tsx";
import { plainSource, sourcesOf } from "../views/picture-sources.ts";
import type { ShownLook } from "../views/shown-look.ts";
import { GROUNDS } from "./product-picture.tsx";

type LookPictureProps = { look: ShownLook; className?: string };

/** A small, decorative still life of a category; only its background color if it has none. */
export function LookPicture({ look: { tint, picture }, className }: LookPictureProps) {
  const frame = cx("block size-14 shrink-0 rounded-control", GROUNDS[tint], className);
  if (!picture) return <span className={frame} />;
  return (
    <Picture
      {...plainSource(picture, "tile")}
      alt=""
      className={frame}
      sizes="3.5rem"
      sources={sourcesOf(picture, "tile")}
    />
  );
}
