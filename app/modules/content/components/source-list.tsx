import { contentMessages } from "../texts/shopper.ts";
import type { Source } from "../rules/source-lines.ts";

const say = contentMessages.article;

/** Numbered as the text cites them; the one that was followed stands out. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section
      aria-labelledby="sources"
      className="max-w-124 border-t border-line pt-6 text-sm md:max-w-140"
    >
      <h2 className="text-xl" id="sources">
        {say.sources}
      </h2>
      <p className="mt-1 text-ink-soft">{say.sourcesLead}</p>
      <ol className="mt-4 grid list-decimal gap-1 pl-6 marker:text-ink-soft marker:tabular-nums">
        {sources.map(({ title, url }, index) => (
          <li
            className="scroll-mt-28 rounded-small py-1 pl-1 wrap-anywhere target:bg-accent-soft"
            id={`source-${index + 1}`}
            key={index}
          >
            {url ? <a href={url}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </section>
  );
}
