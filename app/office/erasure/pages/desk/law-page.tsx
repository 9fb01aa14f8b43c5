import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { FailedSettings } from "#app/running/settings/pages/desk/settings-frame.tsx";
import { loadLaw } from "./law-page.server.ts";
import { RecordTable } from "./record-table.tsx";
import { lawMessages as say } from "./texts.ts";
import type { Route } from "./+types/law-page.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { LawState } from "./judge-law.ts";
import type { ShownGroup, ShownLine } from "./show-law.ts";

const TONES: Record<LawState, Tone> = { in_order: "success", missing: "error", look: "warning" };

function LawGroup({ title, lines }: ShownGroup) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ title, law, state, text, names, to }: ShownLine) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_1fr_auto]">
      <p>
        <Badge look="plain" tone={TONES[state]}>
          {say.states[state]}
        </Badge>
      </p>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-text text-base font-semibold">{title}</h3>
        <p className="measure">{text}</p>
        {names && <p className="measure wrap-anywhere">{names}</p>}
        <p className="text-sm text-ink-soft">{law}</p>
      </div>
      {to !== undefined && (
        <p>
          <TextLink aria-label={say.mend(title)} className="sm:min-h-6" to={to}>
            {say.open}
          </TextLink>
        </p>
      )}
    </li>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) => {
  const { ctx, env } = context.get(requestContext);
  return loadLaw(ctx, env.dataDir);
};

export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { groups, sums, records } = loaderData;
  const isInOrder = sums.missing + sums.look === 0;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Notice announced={false} tone={isInOrder ? "success" : "warning"}>
        {say.summary(sums)}
      </Notice>
      {groups.map((group) => (
        <LawGroup key={group.title} {...group} />
      ))}
      <RecordTable records={records} />
      <p className="text-sm text-ink-soft">{say.sources}</p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedSettings error={error} />;
}
