import { BadgePercent } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { DeclareForm } from "../../components/declare-form.tsx";
import { ID_FILES } from "../../rules/concession-terms.ts";
import { concessionMessages as say } from "../../texts/shopper.ts";
import { showConcessions, submitConcession } from "./concession-page.server.ts";
import type { Route } from "./+types/concession-page.ts";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import type { ShownConcession } from "../../views/show-own.ts";

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

function OwnConcessionCard({ own }: { own: ShownConcession }) {
  const [busy, start] = useBusy();
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{own.title}</h3>
        <Badge tone={own.isGood ? "success" : "neutral"}>{own.state}</Badge>
      </div>
      {own.lines.map((line) => (
        <p className="text-ink-soft wrap-anywhere" key={line}>
          {line}
        </p>
      ))}
      {own.mayWithdraw && (
        <form action={href("/portal/discount")} method="post" onSubmit={start}>
          <input name="intent" type="hidden" value="withdraw" />
          <input name="concessionId" type="hidden" value={own.id} />
          <Button pending={busy} size="compact" variant="secondary">
            {say.withdraw}
          </Button>
        </form>
      )}
    </Card>
  );
}
