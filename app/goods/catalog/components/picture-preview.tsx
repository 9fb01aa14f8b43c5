import type { Centavos } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownPicture } from "../views/shown-picture.ts";
import { Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";

type PicturePreviewProps = {
  product: { name: string; tint: Tint; picture: ShownPicture };
  price: Centavos;
};

/** The saved main picture in the sizes of a phone. */
export function PicturePreview({ product, price }: PicturePreviewProps) {
  return (
    <Card as="aside" className="grid gap-5 xl:sticky xl:top-20">
      <h2 className="text-xl">{say.preview}</h2>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-ink-soft">{say.previewCard}</figcaption>
        <div className="grid grid-cols-[min(5.7rem,35%)_minmax(0,1fr)] overflow-hidden rounded-card border border-line">
          <ProductPicture className="aspect-4/5" product={product} sizes="5.7rem" />
          <div className="grid content-center gap-1 p-3">
            <p className="font-semibold">{product.name}</p>
            <Price compareAt={undefined} price={price} />
          </div>
        </div>
      </figure>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-ink-soft">{say.previewPage}</figcaption>
        <ProductPicture className="aspect-4/5 rounded-card" product={product} sizes="17rem" />
      </figure>
    </Card>
  );
}
