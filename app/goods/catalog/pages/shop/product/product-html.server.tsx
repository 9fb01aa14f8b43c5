import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { Cautions } from "../../../components/cautions.tsx";
import { productMessages } from "../../../texts/shopper-product.ts";
import { productPictures, type ProductImages } from "../../../views/shown-picture.ts";
import { paragraphs } from "../../../views/product-texts.ts";
import type { WrittenPart, Block } from "../../../views/product-writing.ts";
import { ReviewList } from "#app/reach/reviews/components/review-list.tsx";
import type { PublishedReview } from "#app/reach/reviews/rules/review-terms.ts";
import { publishedMessages } from "#app/reach/reviews/texts/shopper-published.ts";
import type { Tint } from "#app/ui/tone.ts";
import { GalleryView, TooLate } from "./gallery-view.tsx";
import { ProofView, type ProofContent } from "./proof-view.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { VialLasts } from "../../../components/vial-lasts.tsx";

type PartsContent = {
  written: readonly WrittenPart[];
  labReports: ReactNode;
  reviews: readonly PublishedReview[];
  rating: { average: number | null; count: number };
};

export function partsHtml({ written, labReports, reviews, rating }: PartsContent) {
  return [
    ...written.map(({ id, title, blocks }) => ({
      id,
      title,
      html: renderToStaticMarkup(<ProductWriting blocks={blocks} />),
    })),
    {
      id: "lab-report",
      title: productMessages.labReport,
      html: renderToStaticMarkup(labReports),
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
  lots: { recalls: ReactNode; slide: ReactNode },
): string {
  return renderToStaticMarkup(
    <>
      <TooLate />
      {lots.recalls}
      <GalleryView
        pictures={productPictures(product)}
        product={{ name: product.name, tint }}
        report={lots.slide}
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

function ProductWriting({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-6">
      {blocks.map((block, index) => (
        <Written {...block} key={index} />
      ))}
    </div>
  );
}

function Written({ title, paragraphs = [], items = [], lasting, small }: Block) {
  if (lasting) return <VialLasts lasting={lasting} />;
  return (
    <div className={small ? "measure grid gap-2 text-sm text-ink-soft" : "measure grid gap-3"}>
      {title && <h3 className="font-text text-base font-semibold text-ink">{title}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-line-strong">
          {items.map((item) => (
            <li key={item}>
              <Unbroken>{item}</Unbroken>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
