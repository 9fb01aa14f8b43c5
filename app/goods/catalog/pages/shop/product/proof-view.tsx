import type { ReactNode } from "react";
import { href } from "react-router";
import { CompareTable } from "../../../components/compare-table.tsx";
import { compareMessages } from "../../../texts/shopper-compare.ts";
import type { Comparison } from "../../../views/compare-compounds.ts";
import { Markdown } from "#app/running/content/components/markdown.tsx";
import type { Block } from "#app/running/content/views/markdown-nodes.ts";
import { Page, Section } from "#app/ui/page.tsx";
import { TextAnchor } from "#app/ui/button.tsx";
import type { JournalArticle } from "#app/running/content/components/journal.tsx";
import { proofMessages as say } from "./texts.ts";

export type Question = { slug: string; question: string; blocks: Block[] };

export type ProofContent = {
  /** The proof of its lots. */
  lots: ReactNode;
  comparison: Comparison | undefined;
  articles: readonly JournalArticle[];
  questions: readonly Question[];
};

/** Below a product: the proof of its lot, a comparison, and further reading. */
export function ProofView({ lots, comparison, articles, questions }: ProofContent) {
  return (
    <>
      <div className="bg-sunken">
        <Page>{lots}</Page>
      </div>
      <Page className="pb-28 lg:pb-8">
        {comparison && (
          <Section
            className="border-b border-line"
            lead={compareMessages.lead}
            title={compareMessages.title}
          >
            <CompareTable comparison={comparison} />
          </Section>
        )}
        <div className="grid gap-x-20 gap-y-14 py-16 md:py-20 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {questions.length > 0 && <Questions questions={questions} />}
          {articles.length > 0 && <Reading articles={articles} />}
        </div>
      </Page>
    </>
  );
}

/** The shared name lets the browser keep one question open at a time. */
function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{say.questions}</h2>
      <div className="question-list">
        {questions.map(({ slug, question, blocks }) => (
          <details key={slug} name="product-questions">
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="measure pb-6">
              <Markdown blocks={blocks} />
            </div>
          </details>
        ))}
      </div>
      <MoreLink to={href("/faq")}>{say.allQuestions}</MoreLink>
    </section>
  );
}

function Reading({ articles }: Pick<ProofContent, "articles">) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{say.reading}</h2>
      <ul className="border-b border-line">
        {articles.map(({ slug, title, about }) => (
          <li className="group relative grid gap-1 border-t border-line py-4" key={slug}>
            <p className="text-sm text-ink-soft">{about}</p>
            <h3 className="text-xl group-hover:underline">
              <a className="after:absolute after:inset-0" href={href("/learn/:slug", { slug })}>
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
      <MoreLink to={href("/learn")}>{say.allArticles}</MoreLink>
    </section>
  );
}

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-3">
      <TextAnchor className="text-accent" href={to}>
        {children}
      </TextAnchor>
    </p>
  );
}
