import { href } from "react-router";
import { Signpost } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { MISSING_KINDS, type MissingKind } from "#app/platform/http/missing-address.ts";
import { countMissingPages, listMissingPages } from "#app/platform/http/missing-pages.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage } from "#app/ui/list-page.tsx";
import { Td } from "#app/ui/table.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { missingPagesMessages as say } from "./texts.ts";
import type { Route } from "./+types/missing-pages-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = url;
  const shown = searchParams.get("show");
  const kind = MISSING_KINDS.find((one) => one === shown) ?? "page";
  const page = readPage(searchParams.get("page"));
  const [found, counts] = await Promise.all([
    listMissingPages(ctx.db, kind, page),
    countMissingPages(ctx.db),
  ]);
  return { ...found, kind, page, counts };
}

export default function MissingPagesPage({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, kind, page, counts } = loaderData;
  const { caption, none, noneHint } = say.kinds[kind];
  const tabs = MISSING_KINDS.map((one) => ({
    to: hrefOf(one),
    label: `${say.kinds[one].tab} (${counts[one] ?? 0})`,
    current: one === kind,
  }));
  return (
    <ListPage
      caption={caption}
      columns={[say.path, say.referrer, { label: say.seen, numeric: true }, say.last, say.first]}
      empty={{ icon: <Signpost />, title: page === 1 ? none : say.noMore, hint: noneHint }}
      filters={<TabsNav items={tabs} label={say.tabs} />}
      lead={say.lead}
      pager={{
        after: say.after,
        before: say.before,
        hasMore,
        hrefOf: (to) => hrefOf(kind, to),
        label: say.pages,
        page,
      }}
      rows={rows}
      title={say.title}
    >
      {(row) => (
        <tr key={row.path}>
          <Td className="min-w-48 font-semibold break-all">{row.path}</Td>
          <Td className="min-w-40 break-all text-ink-soft">{row.referrer ?? say.unknown}</Td>
          <Td numeric>{row.seen.toLocaleString("en")}</Td>
          <Td className="whitespace-nowrap">{formatDateTime(row.lastSeenAt)}</Td>
          <Td className="whitespace-nowrap">{formatDateTime(row.firstSeenAt)}</Td>
        </tr>
      )}
    </ListPage>
  );
}

function hrefOf(kind: MissingKind, page = 1): string {
  const search = new URLSearchParams();
  if (kind !== "page") search.set("show", kind);
  if (page > 1) search.set("page", String(page));
  return `${href("/admin/missing-pages")}${search.size > 0 ? `?${search}` : ""}`;
}
