import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { contentMessages } from "../texts/shopper.ts";
import type { FaqCategory, LiveFact } from "../views/faq-terms.ts";
import type { Block } from "../views/markdown-nodes.ts";
import { Markdown } from "./markdown.tsx";

const say = contentMessages.faq;

type ShownEntry = { slug: string; question: string; live: LiveFact; blocks: Block[] };

type FaqListProps = {
  groups: readonly { category: FaqCategory; name: string; entries: readonly ShownEntry[] }[];
  /** The facts that the shop adds below an answer, for entries that ask for them. */
  live: Readonly<Record<LiveFact, ReactNode>>;
};

/** The shared name lets the browser keep one question open at a time, also without JavaScript. */
export function FaqList({ groups, live }: FaqListProps) {
  return groups.map(({ category, name, entries }) => (
    <section aria-labelledby={`faq-${category}`} className="mt-12" key={category}>
      <h2 className="mb-3 text-2xl" id={`faq-${category}`}>
        {name}
      </h2>
      <div className="border-b border-line">
        {entries.map((entry) => (
          <details className="group border-t border-line" key={entry.slug} name="faq">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <h3 className="font-text text-base font-semibold">{entry.question}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            {/* A link to the content opens it; the margin keeps the question in sight. */}
            <div className="grid scroll-mt-44 gap-4 pb-6" id={entry.slug}>
              <Markdown blocks={entry.blocks} />
              {live[entry.live]}
              <a
                className="inline-flex min-h-11 items-center justify-self-start text-sm text-ink-soft underline underline-offset-4"
                href={`#${entry.slug}`}
              >
                {say.link}
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
