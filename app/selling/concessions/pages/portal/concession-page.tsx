import { BadgePercent } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { DeclareForm } from "../../components/declare-form.tsx";
import { OwnConcessionCard } from "../../components/own-concession-card.tsx";
import { ID_FILES } from "../../rules/concession-terms.ts";
import { concessionMessages as say } from "../../texts/shopper.ts";
import { showConcessions, submitConcession } from "./concession-page.server.ts";
import type { Route } from "./+types/concession-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showConcessions(context.get(requestContext), request);

export function action({ request, context }: Route.ActionArgs) {
  const store = context.get(filesContext).area(ID_FILES);
  return submitConcession({ served: context.get(requestContext), store }, request);
}

/** Revalidate after a rejected action too, because staff may have decided in the meantime. */
export const shouldRevalidate = () => true;

export default function ConcessionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, isGiven, form, flash } = loaderData;
  return (
    <Section lead={isGiven ? say.lead : undefined} spacing="snug" title={say.title}>
      <div className="grid gap-6">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {!isGiven && <Notice announced={false}>{say.closed}</Notice>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
          {own.length > 0 && (
            <ul aria-label={say.own} className="grid gap-4">
              {own.map((one) => (
                <OwnConcessionCard key={one.id} own={one} />
              ))}
            </ul>
          )}
          {own.length === 0 && isGiven && (
            <EmptyState icon={<BadgePercent />} level={3} title={say.none}>
              <p>{say.noneHint}</p>
            </EmptyState>
          )}
          {form && <DeclareForm failure={actionData} form={form} isFurther={own.length > 0} />}
        </div>
      </div>
    </Section>
  );
}
