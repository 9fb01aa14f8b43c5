import { Form, data, href, redirect, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import {
  measurementIds,
  type MeasurementIds,
} from "#app/running/settings/rules/measurement-ids.ts";
import { readCookie } from "#app/platform/http/cookies.server.ts";
import { flashCookie, takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { MEASUREMENT_COOKIE, readChoice, type Choice } from "./choice-cookie.ts";
import { cookieMessages as say } from "./cookie-texts.ts";
import { choiceCookies } from "./cookies-page.server.ts";
import type { Route } from "./+types/cookies-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { flash, headers } = takeFlash(request, served.env.appUrl);
  const shown = {
    ids: measurementIds(await shownSettings(served)),
    choice: readChoice(readCookie(request, MEASUREMENT_COOKIE)),
    saved: flash?.text,
  };
  return data(shown, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(requestContext);
  const choice = readChoice((await readFormTexts(request))["choice"]);
  if (!choice) return data({ error: say.choose }, { status: 422 });
  const headers = new Headers();
  for (const cookie of choiceCookies(request, choice, env.appUrl)) {
    headers.append("set-cookie", cookie);
  }
  const saved = { tone: "success", text: say.saved[choice] } as const;
  headers.append("set-cookie", flashCookie(env.appUrl, saved));
  return redirect(href("/cookies"), { status: 303, headers });
}

export default function CookiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ids, choice, saved } = loaderData;
  return (
    <Page className="grid gap-10 pb-20" width="form">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <section className="grid gap-4">
        <h2 className="text-2xl">{say.own}</h2>
        <p>{say.ownText}</p>
        <dl className="grid gap-3">
          {say.cookies.map(({ what, until }) => (
            <div className="grid gap-0.5 border-t border-line pt-3" key={what}>
              <dt className="font-semibold">{what}</dt>
              <dd className="text-ink-soft">{until}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid gap-4">
        <h2 className="text-2xl">{say.others}</h2>
        {saved && <Notice title={saved} tone="success" />}
        {!ids && actionData && <Notice title={actionData.error} tone="error" />}
        {ids ? (
          <ChoiceForm choice={choice} error={actionData?.error} ids={ids} />
        ) : (
          <p>{say.none}</p>
        )}
      </section>
    </Page>
  );
}

type ChoiceFormProps = {
  ids: MeasurementIds;
  choice: Choice | undefined;
  error: string | undefined;
};

function ChoiceForm({ ids, choice, error }: ChoiceFormProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <>
      <p>{say.othersText(ids)}</p>
      <Form className="grid justify-items-start gap-5" method="post" noValidate>
        <RadioGroup
          defaultValue={choice}
          error={error}
          key={choice}
          legend={say.choice}
          name="choice"
          options={[
            { value: "yes", label: say.yes },
            { value: "no", label: say.no },
          ]}
        />
        <Button pending={pending}>{say.save}</Button>
      </Form>
    </>
  );
}
