import { Page, PageTitle } from "#app/ui/page.tsx";
import type { ImprintLine } from "#app/modules/settings/views/imprint.ts";
import { contentMessages as say } from "../texts/shopper.ts";
import type { LegalText } from "../views/markdown-nodes.ts";
import { Markdown } from "./markdown.tsx";

type LegalDocumentProps = { document: LegalText; imprint: readonly ImprintLine[] };

/** The text in its version, and below it who runs the shop today. */
export function LegalDocument({ document, imprint }: LegalDocumentProps) {
  return (
    <Page className="pb-20" width="text">
      <PageTitle lead={say.version(document.version, document.since)}>{document.title}</PageTitle>
      <Markdown blocks={document.blocks} />
      <section aria-labelledby="imprint" className="mt-12 border-t border-line pt-6">
        <h2 className="text-xl" id="imprint">
          {say.imprint}
        </h2>
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {imprint.map(({ label, text }) => (
            <div className="contents" key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere max-sm:mb-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
