import type { Part } from "#app/ui/parts.tsx";
import { productMessages } from "../texts/shopper-product.ts";
import type { ProductDetail } from "../views/product-detail.ts";

const say = productMessages;

/** What is known of a product, and what other modules add: its lab report, its reviews. */
export function productParts(product: ProductDetail): Part[] {
  return [
    {
      id: "benefits",
      title: say.benefits,
      content: <Block items={product.benefits} title={say.keyBenefits} />,
    },
    {
      id: "how-it-works",
      title: say.howItWorks,
      content: <Block paragraphs={product.howItWorks} />,
    },
    {
      id: "usage",
      title: say.usage,
      content: (
        <div className="grid gap-6">
          <Block paragraphs={product.usage} />
          <Block paragraphs={product.storage} title={say.storage} />
        </div>
      ),
    },
    { id: "safety", title: say.safety, content: <Safety product={product} /> },
  ];
}

function Safety({ product }: { product: ProductDetail }) {
  const { status, registrationNo, review } = product;
  const standing = [say.status[status], registrationNo && say.registration(registrationNo)];
  return (
    <div className="grid gap-6">
      <Block
        paragraphs={[standing.filter(Boolean).join(". "), ...product.safety]}
        title={say.regulatoryStatus}
      />
      {product.cautions.map((caution) => (
        <Block {...caution} key={caution.title} />
      ))}
      <Block items={product.sources} small title={say.sources} />
      <p className="text-sm text-ink-soft">
        {review ? say.reviewed(review.by, review.on) : say.notReviewed}
      </p>
    </div>
  );
}

type BlockProps = {
  title?: string | undefined;
  paragraphs?: readonly string[] | undefined;
  items?: readonly string[] | undefined;
  small?: boolean | undefined;
};

function Block({ title, paragraphs = [], items = [], small }: BlockProps) {
  const empty = paragraphs.length === 0 && items.length === 0;
  return (
    <div className={small ? "measure grid gap-2 text-sm text-ink-soft" : "measure grid gap-3"}>
      {title && <h3 className="font-text text-base font-semibold text-ink">{title}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-line-strong">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {empty && <p className="text-ink-soft">{say.nothingWritten}</p>}
    </div>
  );
}
