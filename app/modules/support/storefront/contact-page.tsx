import { data } from "react-router";
import { pageTags } from "#app/lib/page-tags.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { ContactForm, SendButton } from "../components/contact-form.tsx";
import { ContactWays } from "../components/contact-ways.tsx";
import { Said } from "../components/said.tsx";
import { contactMessages as say } from "../texts/shopper.ts";
import { calendarOf } from "../queries/calendar.server.ts";
import { contactData } from "../views/contact-data.ts";
import { openState } from "../rules/open-state.ts";
import { openWords } from "../views/open-words.ts";
import { newPass, sealPass } from "./form-pass.server.ts";
import { submitContact } from "./submit-contact.server.ts";
import type { Route } from "./+types/contact-page.ts";

/** Not kept for others: each form has a pass of its own, and says who is there at this moment. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const settings = await loadSettings(ctx.db);
  const calendar = calendarOf(settings);
  const state = openState(ctx.now, calendar);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const ways = {
    email: settings.contact_email,
    phone: settings.phone_number,
    address: settings.address,
    hours: settings.support_hours.split("\n").filter((line) => line.trim() !== ""),
    isOpen: state.open,
    openUntil: openWords(state, ctx.now),
  };
  const known: Record<string, string> = ctx.actor.kind === "user" ? { email: ctx.actor.email } : {};
  return data(
    {
      ways,
      known,
      pass: sealPass(ctx.sealers, newPass(ctx)),
      flash: flash ?? null,
      canonical: new URL("/contact", env.appUrl).href,
      structured: contactData(env.appUrl, ways, calendar.week),
    },
    { headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request);
  return submitContact(context.get(requestContext), texts);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTags({
    ...matches[0].loaderData,
    title: say.title,
    text: say.description,
    url: loaderData.canonical,
  }),
  { "script:ld+json": loaderData.structured },
];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ways, known, flash } = loaderData;
  const { pass = loaderData.pass, values = known, errors = {}, asked = false } = actionData ?? {};
  return (
    <Page className="pb-20">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Notice announced={false} className="mb-6" title={say.emergency} tone="warning">
        {say.emergencyText}
      </Notice>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="grid content-start gap-6">
          {!actionData && flash && (
            <Said tone={flash.tone} title={flash.title}>
              {flash.text}
            </Said>
          )}
          {actionData?.problem && (
            <Said
              action={actionData.asked && <SendButton />}
              key={pass}
              title={actionData.problem.title}
              tone="warning"
            >
              {actionData.problem.text} {ways.email && say.orElse(ways.email)}
            </Said>
          )}
          {/* A new form for the next message: what was sent is gone from it. */}
          <ContactForm
            asked={asked}
            errors={errors}
            key={loaderData.pass}
            pass={pass}
            values={values}
          />
        </div>
        <ContactWays {...ways} />
      </div>
    </Page>
  );
}
