import { HeartPulse } from "lucide-react";
import { href } from "react-router";
import { readPage } from "#app/lib/page-number.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { EntryCard } from "../../components/entry-card.tsx";
import { ownEntries } from "../../queries/own-entries.server.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { showEntry } from "../../views/show-entry.ts";
import { readWeightUnit } from "./load-wellness.server.ts";
import type { Route } from "./+types/all-entries-page.ts";

const SIZE = 20;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData.page > 1 ? say.allTitlePage(loaderData.page) : say.allTitle, matches),
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const page = readPage(url.searchParams.get("page"));
  const unit = readWeightUnit(request, env.appUrl);
  const { entries, hasMore } = await ownEntries(ctx, signedIn(ctx).userId, { page, size: SIZE });
  return { page, hasMore, entries: entries.map((entry) => showEntry(entry, unit)) };
}

export default function AllEntriesPage({ loaderData }: Route.ComponentProps) {
  const { page, hasMore, entries } = loaderData;
  return (
    <Section spacing="snug" title={say.allTitle}>
      <TextLink className="mb-4" to={href("/portal/wellness")}>
        {say.back}
      </TextLink>
      {entries.length === 0 && (
        <EmptyState
          action={<LinkButton to={href("/portal/wellness")}>{say.add}</LinkButton>}
          icon={<HeartPulse />}
          level={3}
          title={say.none}
        >
          <p>{say.noneText}</p>
        </EmptyState>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {entries.map((entry) => (
          <EntryCard entry={entry} isOwn key={entry.id} />
        ))}
      </ul>
      <Pager
        after={say.older}
        before={say.newer}
        hasMore={hasMore}
        hrefOf={(to) => ({ pathname: href("/portal/wellness/all"), search: `?page=${to}` })}
        label={say.pages}
        page={page}
      />
    </Section>
  );
}
