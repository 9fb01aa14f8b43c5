import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { Cautions } from "../../../components/cautions.tsx";
import { ProductWriting } from "../../../components/product-writing.tsx";
import { productMessages } from "../../../texts/shopper-product.ts";
import { productPictures, type ProductImages } from "../../../views/shown-picture.ts";
import { paragraphs } from "../../../views/product-texts.ts";
import type { WrittenPart } from "../../../views/product-writing.ts";
import { LabReports } from "#app/goods/lots/components/lab-reports.tsx";
import type { ShownLots } from "#app/goods/lots/views/show-lots.ts";
import { ReviewList } from "#app/reach/reviews/components/review-list.tsx";
import type { PublishedReview } from "#app/reach/reviews/rules/review-terms.ts";
import { publishedMessages } from "#app/reach/reviews/texts/shopper-published.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { GalleryView, TooLate } from "./gallery-view.tsx";
import { ProofView, type ProofContent } from "./proof-view.tsx";

type PartsContent = {
  written: readonly WrittenPart[];
  lots: ShownLots;
  reviews: readonly PublishedReview[];
  rating: { average: number | null; count: number };
};

export function partsHtml({ written, lots, reviews, rating }: PartsContent) {
  return [
    ...written.map(({ id, title, blocks }) => ({
      id,
      title,
      html: renderToStaticMarkup(<ProductWriting blocks={blocks} />),
    })),
    {
      id: "lab-report",
      title: productMessages.labReport,
      html: renderToStaticMarkup(<LabReports lots={lots} />),
    },
    {
      id: "reviews",
      title: publishedMessages.section,
      html: renderToStaticMarkup(<ReviewList rating={rating} reviews={reviews} />),
    },
  ];
}

/** Recalled batches first, then the pictures, then the report of the lot that ships now. */
export function galleryHtml(
  product: ProductImages,
  tint: Tint,
  { current, earlier, texts }: ShownLots,
): string {
  const recalled = [...current, ...earlier].filter((lot) => lot.recalled !== undefined);
  return renderToStaticMarkup(
    <>
      <TooLate />
      {recalled.map((lot) => (
        <div className="mb-4" key={lot.id}>
          <Notice announced={false} title={`${texts.doNotUse} ${lot.lotNumber}`} tone="error">
            {lot.recalled}
          </Notice>
        </div>
      ))}
      <GalleryView
        lot={current.find(({ report }) => report)}
        pictures={productPictures(product)}
        product={{ name: product.name, tint }}
      />
    </>,
  );
}

export function textHtml(text: string): string {
  return renderToStaticMarkup(<ProductWriting blocks={[{ paragraphs: paragraphs(text) }]} />);
}

export function cautionsHtml(product: ComponentProps<typeof Cautions>["product"]): string {
  return renderToStaticMarkup(<Cautions product={product} />);
}

/** Answers have router links, which need a router around them. */
export function proofHtml(content: ProofContent): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ProofView {...content} />
    </StaticRouter>,
  );
}
