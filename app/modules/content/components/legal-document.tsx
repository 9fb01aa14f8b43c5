import { Page, PageTitle } from "#app/ui/page.tsx";
import { contentMessages as say } from "../messages.ts";
import type { LegalText } from "../rules/markdown-nodes.ts";
import { Markdown } from "./markdown.tsx";

export function LegalDocument({ document }: { document: LegalText }) {
  return (
    <Page className="pb-20" width="text">
      <PageTitle lead={say.version(document.version, document.since)}>{document.title}</PageTitle>
      <Markdown blocks={document.blocks} />
    </Page>
  );
}
