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
  /** It travels in an insulated pack, which has a price of its own. */
  needsCold: boolean;
  tint: Tint;
  picture: ShownPicture | undefined;
  /** Its page; an add-on and what is no longer sold have none. */
  href: string | undefined;
  price: Centavos;
  /** Before it was lowered, where the discount of the law is reckoned from it. */
  regularPrice: Centavos | null;
  statutoryDiscount: boolean;
  quantity: number;
  course: string | undefined;
  monthly: Centavos | undefined;
  notices: LineNotice[];
  /** Where a clinician is asked for an approval; undefined where none is needed, or no one can give it. */
  ask: string | undefined;
};

/** What is known of the approval that a line needs. */
export type Approval = LineApproval & { mayAsk: boolean };

/** What the cart's page shows of a line and no more, since every field travels with the page. */
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

/** A thing that is no vial is never shown as one. */
export function linePicture(
  line: Pick<LineSource, "name" | "kind" | "images">,
): ShownPicture | undefined {
  return line.kind === "product" ? productPicture(line) : ownPicture(line);
}
