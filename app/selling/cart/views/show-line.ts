import { href } from "react-router";
import type { Centavos } from "#app/lib/money.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { productHref } from "#app/goods/catalog/views/product-href.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import {
  ownPicture,
  productPicture,
  type ProductImage,
  type ShownPicture,
} from "#app/goods/catalog/views/shown-picture.ts";
import { courseLength, monthlyPrice } from "#app/goods/catalog/views/product-texts.ts";
import type { Tint } from "#app/ui/tone.ts";
import {
  lineNotices,
  type LineApproval,
  type LineNotice,
  type NoticedLine,
} from "../rules/line-notices.ts";

type LineSource = NoticedLine & {
  id: string;
  slug: string;
  name: string;
  variantSku: string | null;
  images: readonly ProductImage[];
  kind: ProductKind;
  needsCold?: boolean;
  regularPrice?: Centavos | null;
  statutoryDiscount?: boolean;
  areaLook: string | null;
  courseWeeksMin: number | null;
  courseWeeksMax: number | null;
  monthlyFactor: number | null;
};

export type ShownLine = {
  id: string;
  name: string;
  kind: ProductKind;
  /** The item needs an insulated pack, which has its own price. */
  needsCold: boolean;
  tint: Tint;
  picture: ShownPicture | undefined;
  /** The item's page. Undefined for add-ons and discontinued items. */
  href: string | undefined;
  price: Centavos;
  /** The price before a reduction, if the statutory discount is based on it. */
  regularPrice: Centavos | null;
  statutoryDiscount: boolean;
  quantity: number;
  course: string | undefined;
  monthly: Centavos | undefined;
  notices: LineNotice[];
  /** The page for requesting an approval. Undefined if it is not needed or not possible. */
  ask: string | undefined;
};

/** The approval that a line needs. */
export type Approval = LineApproval & { mayAsk: boolean };

/** Only the fields that the cart's page shows, since all of them are sent to the browser. */
export function showLine(line: LineSource, approval?: Approval): ShownLine {
  return {
    id: line.id,
    name: line.name,
    kind: line.kind,
    needsCold: line.needsCold ?? false,
    tint: areaTint(line.areaLook),
    picture: linePicture(line),
    href:
      line.kind === "product" && (line.sellable || line.needsChoice)
        ? productHref(line.slug, line.variantSku)
        : undefined,
    price: line.price,
    regularPrice: line.regularPrice ?? null,
    statutoryDiscount: line.statutoryDiscount ?? false,
    quantity: line.quantity,
    course: courseLength(line),
    monthly: monthlyPrice(line),
    notices: lineNotices(line, approval),
    ask: approval?.mayAsk ? href("/clearance/:id", { id: line.slug }) : undefined,
  };
}

/** An item that is not a vial must never be shown as one. */
export function linePicture(
  line: Pick<LineSource, "name" | "kind" | "images">,
): ShownPicture | undefined {
  return line.kind === "product" ? productPicture(line) : ownPicture(line);
}
