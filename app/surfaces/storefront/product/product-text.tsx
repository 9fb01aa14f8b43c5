import type { ProductDetail } from "#app/modules/catalog/views/product-detail.ts";
import { Parts } from "#app/ui/parts.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";

type ProductTextProps = {
  description: ProductDetail["description"];
  parts: readonly { id: string; title: string; html: string }[];
};

/** What is written about a product, and its parts one below the other. */
export function ProductText({ description, parts }: ProductTextProps) {
  return (
    <div className="grid content-start gap-10">
      <div className="measure grid gap-4 text-lg">
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Parts
        parts={parts.map(({ id, title, html }) => ({
          id,
          title,
          content: <ServerHtml html={html} part={id} />,
        }))}
      />
    </div>
  );
}
