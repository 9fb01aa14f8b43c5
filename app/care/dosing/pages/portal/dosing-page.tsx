import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page.tsx";
import { DosingForm } from "../../components/dosing-form.tsx";
import { DosingResult } from "../../components/dosing-result.tsx";
import { dosingMessages as say } from "../../texts/shopper.ts";
import { submitDosing } from "./dosing-page.server.ts";
import { readUnit } from "./unit-cookie.server.ts";
import { Locked } from "../../components/locked.tsx";
import type { Route } from "./+types/dosing-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  return { isOpen: await hasBought(ctx), unit: readUnit(request, env.appUrl) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitDosing(context.get(requestContext), request);

export default function DosingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, unit } = loaderData;
  return (
    <Section spacing="snug" title={say.title}>
      {isOpen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
          <div className="grid gap-6">
            <p className="text-ink-soft">{say.lead}</p>
            <DosingForm answer={actionData} unit={unit} />
          </div>
          <div className="grid gap-6">
            {actionData?.shown && <DosingResult shown={actionData.shown} />}
            <NoTool />
          </div>
        </div>
      ) : (
        <Locked say={say} />
      )}
    </Section>
  );
}

function NoTool() {
  return (
    <section className="grid gap-3 border-line max-md:border-t max-md:py-3">
      <h3 className="text-xl">{say.noTool}</h3>
      <p className="text-ink-soft">{say.noToolText}</p>
      <div>
        <LinkButton to={href("/consultation")} variant="secondary">
          {say.consult}
        </LinkButton>
      </div>
    </section>
  );
}
