import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { GatewayHealth } from "../../components/callback-health.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ProviderForm } from "../../components/provider-form.tsx";
import { gatewaysContext } from "../../gateways/gateways-context.server.ts";
import { isProvider, type ProviderName } from "../../rules/providers.ts";
import { PROVIDER_NAMES, providerMessages as say } from "../../texts/staff-providers.ts";
import { showProvider } from "./show-provider.server.ts";
import { submitProvider, type ProviderAnswer } from "./provider-page.server.ts";
import type { Route } from "./+types/provider-page.ts";

const BACK = { to: href("/admin/settings/payments"), label: say.back };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.name, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) => {
  const { ctx, env } = context.get(requestContext);
  return showProvider(ctx, providerOf(params.provider), env.appUrl);
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const provider = providerOf(params.provider);
  const services = { served: context.get(requestContext), gateways: context.get(gatewaysContext) };
  return submitProvider(services, provider, await readFormTexts(request));
}

function providerOf(name: string): ProviderName {
  if (isProvider(name)) return name;
  throw notFound();
}

export default function ProviderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, name, state, mode, health, about, history } = loaderData;
  const { message, errors = {}, found }: ProviderAnswer = actionData ?? {};
  return (
    <RecordPage
      back={BACK}
      lead={mode}
      notices={<Notices found={found} message={message} shown={loaderData} />}
      state={
        <Badge look="plain" tone={state.tone}>
          {state.label}
        </Badge>
      }
      title={name}
    >
      <p className="measure text-ink-soft">{say.lead(name)}</p>
      <ProviderForm errors={errors} shown={loaderData} />
      {loaderData.isReadable && (
        <ProviderActs isChosen={loaderData.isChosen} name={PROVIDER_NAMES[provider]} />
      )}
      <Card as="section" className="grid max-w-form gap-3">
        <h2 className="font-text text-xl">{say.differences}</h2>
        <ul className="measure grid list-disc gap-2 pl-5">
          {about.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-3">
        <GatewayHealth shown={health} />
      </Card>
      <RecordHistory history={history} />
    </RecordPage>
  );
}

type NoticesProps = {
  message: string | undefined;
  found: readonly string[] | undefined;
  shown: Pick<Awaited<ReturnType<typeof loader>>, "name" | "isStored" | "isReadable" | "isTest">;
};

function Notices({ message, found, shown }: NoticesProps) {
  return (
    <>
      {message && <Notice title={message} tone="error" />}
      {found && found.length === 0 && <Notice title={say.works(shown.name)} tone="success" />}
      {found && found.length > 0 && (
        <Notice title={say.fails(shown.name)} tone="error">
          {found.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {shown.isStored && !shown.isReadable && (
        <Notice announced={false} title={say.unreadable} tone="error" />
      )}
      {shown.isReadable && shown.isTest && (
        <Notice announced={false} title={say.testMode} tone="warning">
          {say.testModeHint}
        </Notice>
      )}
    </>
  );
}

/** The acts for a provider with stored keys. */
function ProviderActs({ name, isChosen }: { name: string; isChosen: boolean }) {
  return (
    <Card as="section" className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.acts}</h2>
      <IntentForm className="grid justify-items-start gap-1" intent="test">
        <IntentButton variant="secondary">{say.test}</IntentButton>
        <p className="measure text-sm text-ink-soft">{say.testHint(name)}</p>
      </IntentForm>
      <IntentForm className="grid justify-items-start gap-1" intent={isChosen ? "stop" : "choose"}>
        <IntentButton variant={isChosen ? "secondary" : "primary"}>
          {isChosen ? say.stop : say.choose(name)}
        </IntentButton>
        <p className="measure text-sm text-ink-soft">{isChosen ? say.stopHint : say.chooseHint}</p>
      </IntentForm>
    </Card>
  );
}
