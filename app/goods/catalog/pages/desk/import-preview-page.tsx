import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ImportItems } from "#app/running/imports/components/import-items.tsx";
import { ImportMapping } from "#app/running/imports/components/import-mapping.tsx";
import { ImportSteps } from "#app/running/imports/components/import-steps.tsx";
import { editWords, fileWords, importMessages } from "#app/running/imports/texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { productImportMessages as say } from "../../texts/staff-import.ts";
import { showImport } from "./import-preview-page.server.ts";
import { submitImport } from "./submit-import.server.ts";
import type { Route } from "./+types/import-preview-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.fileName ?? say.title, matches),
];

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  showImport(context.get(requestContext).ctx.db, params.importId, url.searchParams);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitImport(context.get(requestContext), params.importId, await readFormTexts(request));

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

/** The planned changes row by row, then their progress and results. */
export default function ImportPreviewPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { fileName, isFile, state, format, lines, counts, did, tabs, outcome, page } = loaderData;
  const words = isFile ? fileWords : editWords;
  const own = href("/admin/products/import/:importId", params);
  const hrefOf = (show: string, at = 1) => `${own}?show=${show}${at > 1 ? `&page=${at}` : ""}`;
  return (
    <>
      <BackLink to={isFile ? href("/admin/products/import") : href("/admin/products/bulk")}>
        {words.back}
      </BackLink>
      <PageTitle lead={format}>
        <span className="break-all">{fileName}</span>
      </PageTitle>
      <div className="grid gap-6">
        {actionData && (
          <Notice title={importMessages.failed} tone="error">
            {actionData.message}
          </Notice>
        )}
        <ul className="text-sm text-ink-soft">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ImportSteps
          counts={counts}
          did={did}
          resultHref={href("/admin/products/import/:importId/result", params)}
          state={state}
          words={words}
        />
        {state === "ready" && isFile && (
          <ImportMapping
            columns={loaderData.columns}
            fields={loaderData.fields}
            isKnown={loaderData.isKnown}
          >
            <SetStock isTicked={loaderData.setStock} />
          </ImportMapping>
        )}
        <Groups hrefOf={hrefOf} shown={outcome} tabs={tabs} />
        <ImportItems hasRows={isFile} isNew={outcome === "add"} items={loaderData.items} />
        <Pager
          after={importMessages.older}
          before={importMessages.newer}
          hasMore={loaderData.hasMore}
          hrefOf={(other) => hrefOf(outcome, other)}
          label={importMessages.pages}
          page={page}
        />
      </div>
    </>
  );
}

type GroupsProps = {
  tabs: readonly { outcome: string; label: string; count: number }[];
  shown: string;
  hrefOf: (outcome: string) => string;
};

function Groups({ tabs, shown, hrefOf }: GroupsProps) {
  const items = tabs.map(({ outcome, label, count }) => ({
    to: hrefOf(outcome),
    label: `${label} (${count.toLocaleString("en")})`,
    current: outcome === shown,
  }));
  return <TabsNav items={items} label={importMessages.show} />;
}

function SetStock({ isTicked }: { isTicked: boolean }) {
  return (
    <CheckboxField
      defaultChecked={isTicked}
      hint={say.setStockHint}
      label={say.setStock}
      name="set_stock"
    />
  );
}
