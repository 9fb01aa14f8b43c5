import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { catalogMessages } from "../messages.ts";
import type { ProductDetail } from "../rules/product-detail.ts";

const say = catalogMessages.product;

/** Sections that open without JavaScript; what speaks for and against the product starts open. */
export function ProductSections({ product }: { product: ProductDetail }) {
  return (
    <div className="border-b border-line">
      <Part id="benefits" open title={say.benefits}>
        <Block items={product.benefits} title={say.keyBenefits} />
      </Part>
      <Part id="how-it-works" title={say.howItWorks}>
        <Block paragraphs={product.howItWorks} />
      </Part>
      <Part id="usage" title={say.usage}>
        <Block paragraphs={product.usage} />
        <Block paragraphs={product.storage} title={say.storage} />
      </Part>
      <Part id="safety" open title={say.safety}>
        <Safety product={product} />
      </Part>
    </div>
  );
}

function Safety({ product }: { product: ProductDetail }) {
  const { status, registrationNo, review } = product;
  const standing = [say.status[status], registrationNo && say.registration(registrationNo)];
  return (
    <>
      <Block
        paragraphs={[standing.filter(Boolean).join(". "), ...product.safety]}
        title={say.regulatoryStatus}
      />
      <Block items={product.contraindications} title={say.contraindications} />
      <Block items={product.sources} small title={say.sources} />
      <p className="text-sm text-ink-soft">
        {review ? say.reviewed(review.by, review.on) : say.notReviewed}
      </p>
    </>
  );
}

type PartProps = { id: string; title: string; open?: boolean | undefined; children: ReactNode };

function Part({ id, title, open, children }: PartProps) {
  return (
    <details className="group border-t border-line" id={id} open={open}>
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-6 pb-8">{children}</div>
    </details>
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
