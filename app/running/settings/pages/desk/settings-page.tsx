import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { cx } from "#app/ui/cx.ts";
import { PageTitle } from "#app/ui/page.tsx";
import { loadSettings } from "../../queries.server.ts";
import { settingsIndexMessages as say } from "../../texts/staff-index.ts";
import { FailedSettings } from "./settings-frame.tsx";
import { settingsRows, type SettingsRow } from "./settings-rows.ts";
import { useMovedField } from "./use-moved-field.ts";
import type { Route } from "./+types/settings-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const settings = await loadSettings(ctx.db);
  return { groups: settingsRows(settings, (ability) => may(ctx.actor, ability)) };
}

/** All settings pages that the reader may open, each with its state in one line. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  useMovedField();
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {loaderData.groups.map(({ title, rows }) => (
        <section className="grid gap-2" key={title}>
          <h2 className="font-text text-base font-semibold">{title}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {rows.map((row) => (
              <Row key={row.to} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ title, to, summary, isMissing }: SettingsRow) {
  return (
    <li>
      <Link
        className="flex min-h-11 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
        to={to}
      >
        <span className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <span className="font-semibold">{title}</span>
          <span
            className={cx(
              "text-sm wrap-anywhere self-center",
              isMissing ? "text-warning" : "text-ink-soft",
            )}
          >
            {summary}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedSettings error={error} />;
}
