import { LockKeyhole } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { OwnAnswer, OwnBalance } from "../../components/own-balance.tsx";
import { OwnCommissions } from "../../components/own-commissions.tsx";
import { JoinForm } from "../../components/join-form.tsx";
import { ShareCard } from "../../components/share-card.tsx";
import { affiliateMessages as say } from "../../texts/shopper.ts";
import { loadAffiliate } from "./affiliate-page.server.ts";
import { submitJoin } from "./submit-join.server.ts";
import type { Route } from "./+types/affiliate-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadAffiliate(request, url, context.get(requestContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitJoin(context.get(requestContext), request);

export default function AffiliatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { flash, isOpen, commission, rules, window, request, dashboard, join } = loaderData;
  return (
    <Section spacing="snug" title={say.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {!isOpen && (
          <Notice announced={false} title={say.closedTitle} tone="warning">
            {dashboard ? say.closedMember : say.closed}
          </Notice>
        )}
        {request && (
          <Notice announced={false} title={request.title} tone={request.tone}>
            {request.text}
          </Notice>
        )}
        {join && <Join {...join} commission={commission} errors={actionData?.errors ?? {}} />}
        {dashboard?.suspended && (
          <Notice announced={false} title={say.suspendedTitle} tone="error">
            {dashboard.suspended}
          </Notice>
        )}
        {dashboard && <OwnAnswer {...dashboard} />}
        {dashboard && <ShareCard {...dashboard} window={window} />}
        {dashboard && <OwnBalance {...dashboard} />}
        {dashboard && <OwnCommissions dashboard={dashboard} />}
        {!join?.locked && <Rules rules={rules} />}
      </div>
    </Section>
  );
}

type JoinProps = {
  locked: string | undefined;
  termsVersion: number | undefined;
  /** A person added by staff accepts the terms in the same form. */
  isMember: boolean;
  commission: string;
  errors: Readonly<Record<string, string>>;
};

function Join({ locked, termsVersion, isMember, commission, errors }: JoinProps) {
  if (locked !== undefined) {
    return (
      <EmptyState
        action={<LinkButton to={href("/products")}>{say.shop}</LinkButton>}
        icon={<LockKeyhole />}
        level={3}
        title={locked}
      />
    );
  }
  if (termsVersion === undefined) return null;
  return (
    <JoinForm
      commission={commission}
      errors={errors}
      isMember={isMember}
      termsVersion={termsVersion}
    />
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{say.whoWins}</h3>
      <ul className="measure grid list-disc gap-2 pl-5 text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
