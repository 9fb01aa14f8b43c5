import { Badge } from "#app/ui/badge.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Page } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

type Fact = { label: string; value: string };

export type Proof = {
  title: string;
  lead: string;
  /** "GHK-Cu, lot D-123". */
  lot: string;
  demo: string | undefined;
  purity: Fact | undefined;
  facts: readonly Fact[];
  picture: { src: string; width: number; height: number; alt: string };
  open: string;
  product: { to: string; text: string };
};

/** A laboratory's paper, large enough to be read as one; pressed, it opens in full. */
export function ProofSection({ proof }: { proof: Proof }) {
  const { title, lead, lot, demo, purity, facts, picture, open, product } = proof;
  return (
    <section className="bg-sunken">
      <Page className="grid items-center gap-x-20 gap-y-10 py-16 md:py-24 lg:grid-cols-[1fr_26rem]">
        <div className="grid gap-8">
          <div className="grid gap-3">
            <h2 className="text-3xl">{title}</h2>
            <p className="measure text-lg text-ink-soft">{lead}</p>
          </div>
          <div className="grid justify-items-start gap-2">
            <h3 className="figures text-xl">
              <Unbroken>{lot}</Unbroken>
            </h3>
            {demo && <Badge tone="warning">{demo}</Badge>}
          </div>
          <dl className="flex flex-wrap gap-x-10 gap-y-5">
            {purity && (
              <div className="w-full">
                <dt className="text-sm text-ink-soft">{purity.label}</dt>
                <dd className="figures font-display text-4xl">{purity.value}</dd>
              </div>
            )}
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="figures break-words">
                  <Unbroken>{value}</Unbroken>
                </dd>
              </div>
            ))}
          </dl>
          <p className="flex flex-wrap gap-3">
            <a className={buttonLook({ variant: "primary" })} href={product.to}>
              {product.text}
            </a>
            <a
              className={buttonLook({ variant: "secondary" })}
              href={picture.src}
              rel="noopener"
              target="_blank"
            >
              {open}
            </a>
          </p>
        </div>
        <img
          {...picture}
          alt={picture.alt}
          className="h-auto w-full max-w-[26rem] justify-self-center rounded-small border border-line shadow-float max-lg:row-start-1 max-md:hidden"
          decoding="async"
          loading="lazy"
        />
      </Page>
    </section>
  );
}
