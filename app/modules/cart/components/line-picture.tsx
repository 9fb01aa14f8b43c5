import { Package, Stethoscope } from "lucide-react";
import { ProductPicture } from "#app/modules/catalog/components/product-picture.tsx";
import { cx } from "#app/ui/cx.ts";
import type { ShownLine } from "../rules/show-line.ts";

type LinePictureProps = { line: Pick<ShownLine, "name" | "kind" | "tint">; className: string };

/** Add-ons are no vials, so they get a sign instead of a still life. */
export function LinePicture({ line, className }: LinePictureProps) {
  if (line.kind === "product") {
    return <ProductPicture className={className} name={line.name} tint={line.tint} />;
  }
  const Icon = line.kind === "service" ? Stethoscope : Package;
  return (
    <span className={cx("grid place-items-center bg-sunken text-ink-soft", className)}>
      <Icon aria-hidden="true" className="size-7" strokeWidth={1.5} />
    </span>
  );
}
