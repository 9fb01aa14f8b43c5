import { productMessages as say } from "#app/modules/catalog/texts/shopper-product.ts";
import { productParts } from "#app/modules/catalog/components/product-parts.tsx";
import { publishedMessages } from "#app/modules/reviews/texts/shopper-published.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import { Parts } from "#app/ui/parts.tsx";
import type { showProduct } from "./show-product.server.ts";

const loadReports = async () =>
  (await import("#app/modules/lots/components/lab-reports.tsx")).LabReports;
const loadReviews = async () =>
  (await import("#app/modules/reviews/components/review-list.tsx")).ReviewList;
const LabReports = asSent(import.meta.env.SSR ? await loadReports() : undefined, loadReports);
const ReviewList = asSent(import.meta.env.SSR ? await loadReviews() : undefined, loadReviews);

type ProductTextProps = Pick<
  Awaited<ReturnType<typeof showProduct>>,
  "product" | "lots" | "reviews" | "rating"
>;

/** What is written about a product, and its parts one below the other. */
export function ProductText({ product, lots, reviews, rating }: ProductTextProps) {
  return (
    <div className="grid content-start gap-10">
      <div className="measure grid gap-4 text-lg">
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Parts
        parts={[
          ...productParts(product),
          { id: "lab-report", title: say.labReport, content: <LabReports lots={lots} /> },
          {
            id: "reviews",
            title: publishedMessages.section,
            content: <ReviewList rating={rating} reviews={reviews} />,
          },
        ]}
      />
    </div>
  );
}
