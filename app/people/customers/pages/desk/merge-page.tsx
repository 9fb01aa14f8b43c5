import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { nameWithEmail } from "../../rules/customer-name.ts";
import { mergeMessages as say } from "../../texts/staff-merge.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { MergePlanCard } from "./merge-plan-card.tsx";
import { showMerge } from "./show-merge.server.ts";
import { submitMerge } from "./merge-page.server.ts";
import type { Route } from "./+types/merge-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && say.title(nameWithEmail(loaderData.open)), matches),
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  return orNotFound(await showMerge(db, params.customerId, url.searchParams.get("with")));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitMerge(context.get(requestContext), request, params.customerId);

const nothing = {
  typed: undefined,
  found: undefined,
  searchError: undefined,
  reason: undefined,
  reasonError: undefined,
  message: undefined,
};

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, other, plan, isGone } = loaderData;
  const answer = { ...nothing, ...actionData };
  const message = answer.message ?? (isGone ? say.gone : undefined);
  return (
    <RecordPage
      back={{
        to: href("/admin/customers/:customerId", { customerId: open.id }),
        label: say.back(open.name),
      }}
      lead={say.lead}
      notices={message !== undefined && <Notice title={message} tone="error" />}
      title={<bdi className="wrap-anywhere">{say.title(open.name)}</bdi>}
    >
      {other && plan && (
        <MergePlanCard
          failure={{ reason: answer.reason, error: answer.reasonError }}
          open={open}
          other={other}
          plan={plan}
        />
      )}
      <IntentForm className="grid max-w-prose gap-4" intent="find">
        <Field error={answer.searchError} hint={say.findHint} label={say.find} name="search">
          <Input autoComplete="off" defaultValue={answer.typed} maxLength={100} required />
        </Field>
        <div>
          <IntentButton variant="secondary">{say.search}</IntentButton>
        </div>
      </IntentForm>
      {answer.found && <Found openId={open.id} rows={answer.found} />}
    </RecordPage>
  );
}

type FoundProps = { openId: string; rows: readonly { id: string; name: string; email: string }[] };

function Found({ openId, rows }: FoundProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{say.foundNone}</p>;
  const page = href("/admin/customers/:customerId/merge", { customerId: openId });
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{say.found}</h2>
      <ul className="max-w-prose divide-y divide-line">
        {rows.map(({ id, name, email }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2" key={id}>
            <span className="grid min-w-0">
              <bdi className="font-semibold wrap-anywhere">{name}</bdi>
              {name !== email && <span className="text-sm wrap-anywhere">{email}</span>}
            </span>
            <LinkButton size="compact" to={`${page}?with=${id}`} variant="secondary">
              {say.choose}
              <span className="sr-only"> {name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
