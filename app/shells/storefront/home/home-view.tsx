import { href } from "react-router";
import { newsletterMessages } from "#app/reach/campaigns/texts/shopper.ts";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Page, Section } from "#app/ui/page.tsx";
import type { Area } from "./area-card.tsx";
import { Areas } from "./areas.tsx";
import { Hero } from "./hero.tsx";
import type { ProvenClaim } from "#app/running/content/components/claim-proof.tsx";
import { Journal, type JournalArticle } from "#app/running/content/components/journal.tsx";
import { Newsletter } from "./newsletter.tsx";
import { ProofSection, type Proof } from "./proof.tsx";
import { homeMessages as say, type homeTexts } from "./texts.ts";
import { TrustCards, type TrustCard } from "./trust-cards.tsx";

export type HomeContent = {
  hero: PictureFile | undefined;
  claims: readonly ProvenClaim[];
  cards: readonly TrustCard[];
  texts: Pick<typeof homeTexts, "how" | "journal"> & { facts: readonly string[]; trust: string };
  failed: boolean;
  areas: readonly Area[];
  proof: Proof | undefined;
  articles: readonly JournalArticle[];
  hasNewsletter: boolean;
};

/** The home page below its header. The server alone renders it: it is there to be read. */
export function HomeView(shown: HomeContent) {
  const { areas, failed, hero, claims, cards, proof, articles, texts } = shown;
  return (
    <>
      <Hero claims={claims} picture={hero} />
      <Page>
        <Areas areas={areas} failed={failed} />
        <Section className="border-t border-line" title={texts.how.title}>
          <Steps steps={texts.how.steps} />
        </Section>
      </Page>
      {proof && <ProofSection proof={proof} />}
      <Page>
        <Section title={texts.trust}>
          <TrustCards cards={cards} />
        </Section>
        {articles.length > 0 && (
          <Section className="border-t border-line" title={texts.journal.title}>
            <Journal articles={articles} />
            <AnchorButton href={href("/learn")} variant="secondary">
              {texts.journal.all}
            </AnchorButton>
          </Section>
        )}
        {shown.hasNewsletter && (
          <Section className="border-t border-line" title={newsletterMessages.card}>
            <Newsletter />
          </Section>
        )}
      </Page>
      <Closing facts={texts.facts} />
    </>
  );
}

type StepsProps = { steps: readonly { title: string; text: string }[] };

function Steps({ steps }: StepsProps) {
  return (
    <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li className="grid content-start gap-2 border-t border-line-strong pt-5" key={title}>
          <span aria-hidden="true" className="figures font-display text-3xl text-accent">
            {index + 1}
          </span>
          <h3 className="text-xl">{title}</h3>
          <p className="measure text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Closing({ facts }: { facts: readonly string[] }) {
  return (
    <section className="bg-accent-soft">
      <Page className="grid justify-items-center gap-6 py-20 text-center md:py-28">
        <h2 className="text-4xl">{say.closing}</h2>
        <p className="text-lg text-ink-soft">{say.closingText}</p>
        <AnchorButton size="large" href={href("/products")}>
          {say.browse}
        </AnchorButton>
        <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft lg:grid-flow-col">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
