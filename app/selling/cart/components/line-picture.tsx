import { Package } from "lucide-react";
import { ProductPicture } from "#app/goods/catalog/components/product-picture.tsx";
import type { ShownPicture } from "#app/goods/catalog/views/shown-picture.ts";
import { cx } from "#app/ui/cx.ts";
import type { Tint } from "#app/ui/tone.ts";

type LinePictureProps = {
  line: { name: string; tint: Tint; picture: ShownPicture | undefined };
  sizes: string;
  className: string;
};

/**
 * The small picture beside a line's name. Its alt text is empty, because the name says the same. An
 * add-on without its own picture is not a vial, so it gets a sign instead.
 */
export function LinePicture({ line, sizes, className }: LinePictureProps) {
  if (line.picture) {
    return (
      <ProductPicture
        className={className}
        loading="soon"
        product={{ ...line, picture: { ...line.picture, alt: "" } }}
        shape="thumb"
        sizes={sizes}
      />
    );
  }
  return (
    <span className={cx("grid place-items-center bg-sunken text-ink-soft", className)}>
      <Package aria-hidden="true" className="size-7 stroke-[1.5]" />
    </span>
  );
}
