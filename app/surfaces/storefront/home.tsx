import { data, href } from "react-router";
import { pageTags } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, Section } from "#app/ui/page.tsx";
import { Areas } from "./home/areas.tsx";
import { Hero } from "./home/hero.tsx";
import { Journal } from "./home/journal.tsx";
import { ProofSection } from "./home/proof.tsx";
import { showHome } from "./home/show-home.server.ts";
import { homeMessages as say } from "./home/texts.ts";
import { TrustCards } from "./home/trust-cards.tsx";
import type { Route } from "./+types/home.ts";

export { keepOnAddToCart as shouldRevalidate } from "#app/modules/catalog/rules/keep-on-add-to-cart.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await showHome(context.get(requestContext));
  return data(shown, { status: shown.failed ? 503 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData: { canonical, shop }, matches }) => [
  ...pageTags({
    ...matches[0].loaderData,
    title: say.headline,
    text: say.description,
    url: canonical,
  }),
  { "script:ld+json": shop },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { areas, failed, hero, claims, notes, cards, proof, articles, texts } = loaderData;
  return (
    <>
      <Hero claims={claims} notes={notes} picture={hero} />
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
            <LinkButton to={href("/learn")} variant="secondary">
              {texts.journal.all}
            </LinkButton>
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
        <LinkButton size="large" to={href("/products")}>
          {say.browse}
        </LinkButton>
        <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft lg:grid-flow-col">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
