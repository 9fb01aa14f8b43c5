import type { ComponentProps, ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { importMessages as say } from "../texts/staff.ts";
import { ImportItems } from "./import-items.tsx";
import { ImportSteps } from "./import-steps.tsx";

type ImportPreviewProps = ComponentProps<typeof ImportSteps> & {
  shown: {
    fileName: string;
    lines: readonly string[];
    tabs: readonly { outcome: string; label: string; count: number }[];
    outcome: string;
    page: number;
    hasMore: boolean;
    items: ComponentProps<typeof ImportItems>["items"];
  };
  /** The addresses of the preview and of the list of imports. */
  own: string;
  back: string;
  lead: string;
  problem: string | undefined;
  hasRows: boolean;
  /** A form that changes how the file is read. */
  children?: ReactNode;
};

/** The planned changes row by row, then their progress and results. */
export function ImportPreview(props: ImportPreviewProps) {
  const { shown, back, lead, problem, hasRows, children, ...steps } = props;
  const { own, state } = steps;
  const { tabs, outcome, page } = shown;
  const isPlanned = state !== "planning" && state !== "unreadable";
  const hrefOf = (show: string, at = 1) => `${own}?show=${show}${at > 1 ? `&page=${at}` : ""}`;
  return (
    <>
      <BackLink to={back}>{steps.words.back}</BackLink>
      <PageTitle lead={lead}>
        <span className="break-all">{shown.fileName}</span>
      </PageTitle>
      <div className="grid gap-6">
        {problem && (
          <Notice title={say.failed} tone="error">
            {problem}
          </Notice>
        )}
        <ul className="text-sm text-ink-soft">
          {shown.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ImportSteps {...steps} />
        {isPlanned && (
          <>
            {children}
            <TabsNav
              items={tabs.map((tab) => ({
                to: hrefOf(tab.outcome),
                label: `${tab.label} (${tab.count.toLocaleString("en")})`,
                current: tab.outcome === outcome,
              }))}
              label={say.show}
            />
            <ImportItems hasRows={hasRows} isNew={outcome === "add"} items={shown.items} />
            <Pager
              after={say.older}
              before={say.newer}
              hasMore={shown.hasMore}
              hrefOf={(other) => hrefOf(outcome, other)}
              label={say.pages}
              page={page}
            />
          </>
        )}
      </div>
    </>
  );
}
