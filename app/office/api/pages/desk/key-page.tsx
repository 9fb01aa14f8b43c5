import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { revokeApiKey } from "../../commands/revoke-api-key.server.ts";
import { KeyStateBadge } from "../../components/key-state.tsx";
import { findKeyById } from "../../queries/find-key.server.ts";
import { apiKeyMessages as say } from "../../texts/staff.ts";
import { showKey } from "../../views/show-key.ts";
import type { Route } from "./+types/key-page.ts";

const LIST = href("/admin/settings/integrations/keys");

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && say.keyOf(loaderData.key.name), matches),
];

export async function loader({ params: { keyId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const found = orNotFound(await findKeyById(ctx.db, keyId));
  const history = await loadHistory(ctx, { type: "api_key", id: keyId });
  return { key: showKey(found, ctx.now), history };
}

export async function action({ request, params: { keyId }, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { intent } = await readFormTexts(request);
  if (intent !== "revoke") return data({ message: say.refused.unknown_form }, { status: 422 });
  const done = await revokeApiKey(served.ctx, keyId);
  if (done.ok) return redirectWithFlash(served, LIST, say.revoked(done.value.name));
  if (done.reason === "not_found") throw notFound();
  return data({ message: say.refused.forbidden }, { status: 403 });
}

export default function KeyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, history } = loaderData;
  const facts = [
    [say.columns.key, <code key="key">{key.hint}</code>],
    [say.columns.scopes, key.scopes],
    [say.created, key.created],
    [say.columns.expires, key.expires],
    [say.columns.used, key.used],
  ] as const;
  return (
    <RecordPage
      back={{ to: LIST, label: say.back }}
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      state={<KeyStateBadge state={key.state} />}
      title={say.keyOf(key.name)}
    >
      <Card as="section" className="grid max-w-form gap-3">
        <h2 className="font-text text-xl">{say.facts}</h2>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
          {facts.map(([label, value]) => (
            <div className="contents" key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {key.revoked ? (
        <p>{say.isRevoked(key.revoked)}</p>
      ) : (
        <IntentForm className="grid max-w-form justify-items-start gap-3" intent="revoke">
          <h2 className="font-text text-xl">{say.revoke}</h2>
          <p className="measure">{say.revokeHint}</p>
          <IntentButton variant="danger">{say.revokeNow(key.name)}</IntentButton>
        </IntentForm>
      )}
      <RecordHistory history={history} />
    </RecordPage>
  );
}
