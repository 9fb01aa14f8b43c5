import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { guideMessages as say } from "../../texts/staff.ts";
import { EVERY_OPERATION } from "../../queries/every-operation.server.ts";
import { parametersOf } from "../../views/open-api.ts";
import { addressOf } from "../../views/operation-address.ts";
import type { Route } from "./+types/guide-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  return {
    commands: [
      `curl --header "Authorization: Bearer $KEY" "${env.appUrl}/api/v1/orders?state=confirmed&limit=10"`,
      `curl --header "Authorization: Bearer $KEY" --header "Content-Type: application/json" --header "Idempotency-Key: note-1" --data '{"text": "Call before delivery"}' "${env.appUrl}/api/v1/orders/PM-26-000123/add-note"`,
    ],
    mayMakeKeys: may(ctx.actor, "settings:write"),
    endpoints: EVERY_OPERATION.map((each) => ({
      address: `${addressOf(each).method.toUpperCase()} ${addressOf(each).path}`,
      summary: each.says,
      scope: each.name,
      fields: parametersOf(each.input)
        .map(([name]) => name)
        .join(", "),
    })),
  };
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { commands, endpoints, mayMakeKeys } = loaderData;
  return (
    <RecordPage
      acts={
        <>
          <AnchorButton href={href("/api/v1/openapi.json")} variant="secondary">
            {say.document}
          </AnchorButton>
          <LinkButton to={href("/admin/proposals")} variant="secondary">
            {say.proposals}
          </LinkButton>
          {mayMakeKeys && (
            <LinkButton to={href("/admin/settings/integrations/keys")} variant="secondary">
              {say.keys}
            </LinkButton>
          )}
        </>
      }
      back={{ to: href("/admin/settings/integrations"), label: say.back }}
      lead={say.lead}
      title={say.title}
    >
      <section className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-text text-xl">{say.start}</h2>
        <p className="measure">{say.startHint}</p>
        {commands.map((command) => (
          <pre
            className="figures font-text rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere"
            key={command}
          >
            {command}
          </pre>
        ))}
      </section>
      <section className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-text text-xl">{say.endpoints}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {endpoints.map(({ address, summary, scope, fields }) => (
            <li className="px-4 py-2 wrap-anywhere" key={scope}>
              <code className="font-text font-semibold">{address}</code>
              <p>{summary}</p>
              <p className="text-sm text-ink-soft">{say.about(scope, fields)}</p>
            </li>
          ))}
        </ul>
      </section>
      <ul className="measure grid list-disc gap-2 pl-5">
        {say.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </RecordPage>
  );
}
