import { Notice } from "#app/ui/notice.tsx";
import type { ShownCheck } from "../views/show-check.ts";

/** Takes the focus when it appears, so that a screen reader announces it first. */
export function ParcelAnswer({ answer }: { answer: ShownCheck }) {
  const { tone, title, paragraphs, facts } = answer;
  return (
    <div className="grid gap-3 outline-none" ref={takeFocus} tabIndex={-1}>
      <Notice title={<span className="text-lg">{title}</span>} tone={tone}>
        {paragraphs.map((paragraph) => (
          <p className="mt-1.5 first:mt-0" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </Notice>
      {facts.length > 0 && (
        <dl className="grid divide-y divide-line rounded-card border border-line bg-surface px-5">
          {facts.map(({ label, text }) => (
            <div className="flex flex-wrap justify-between gap-x-6 py-3" key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}
