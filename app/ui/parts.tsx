import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";

export type Part = { id: string; title: ReactNode; content: ReactNode };

/**
 * Sections of a long page, one shown at a time: tabs if a row has room for them, else an accordion.
 * Use at most six. Each has an address (`#id`), so it can be linked to and needs no JavaScript.
 */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="@container">
      <div
        className="border-b border-line @[34rem]:grid @[34rem]:grid-cols-[repeat(6,max-content)_1fr] @[34rem]:gap-x-6"
        data-parts=""
      >
        {parts.map(({ id, title, content }, place) => (
          <Fragment key={id}>
            <h2 className="scroll-mt-24 border-t border-line font-text text-base @[34rem]:row-start-1 @[34rem]:border-0">
              <a
                className="relative flex min-h-14 items-center justify-between gap-4 text-ink-soft transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-pill hover:text-ink @[34rem]:min-h-12 @[34rem]:after:bg-(--part-mark,transparent)"
                href={`#${id}`}
              >
                {title}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 rotate-(--part-turn,0deg) transition-transform @[34rem]:hidden"
                />
              </a>
            </h2>
            <div
              className="scroll-mt-32 pb-8 @[34rem]:col-span-full @[34rem]:row-start-2 @[34rem]:border-t @[34rem]:border-line @[34rem]:pt-8"
              data-first={place === 0 || undefined}
              data-panel=""
              id={id}
            >
              {content}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
