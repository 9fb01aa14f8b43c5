import type { ReactNode } from "react";
import { tagsOf } from "#app/lib/page-tags.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice, type NoticeTone } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { ContactCards } from "../../components/contact-cards.tsx";
import { ContactForm, SendButton } from "../../components/contact-form.tsx";
import { contactMessages as say } from "../../texts/shopper.ts";
import { showContact } from "./contact-page.server.ts";
import { submitContact } from "./submit-contact.server.ts";
import type { Route } from "./+types/contact-page.ts";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showContact(context.get(requestContext), request);

/** When the form can be sent again, for programs too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request);
  return submitContact(context.get(requestContext), texts);
}

export const meta: Route.MetaFunction = (page) => [
  ...tagsOf(page, say.title, say.description),
  { "script:ld+json": page.loaderData.structured },
];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contacts, known, flash } = loaderData;
  const sent = actionData?.sent;
  const refused = actionData?.sent ? undefined : actionData;
  const { pass = loaderData.pass, values = known, errors = {}, asked = false } = refused ?? {};
  return (
    <Page className="pb-20">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Notice announced={false} className="mb-6" title={say.emergency} tone="warning">
        {say.emergencyText}
      </Notice>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="grid content-start gap-6">
          {!actionData && flash && (
            <FormNotice tone={flash.tone} title={flash.title}>
              {flash.text}
            </FormNotice>
          )}
          {sent && (
            <div className="grid gap-6" ref={takeFocus} tabIndex={-1}>
              <UrgencyNotice received="message" urgency={sent.urgency} />
              <Notice title={sent.title} tone="success">
                {sent.text}
              </Notice>
            </div>
          )}
          {refused?.problem && (
            <FormNotice
              action={refused.asked && <SendButton />}
              key={pass}
              title={refused.problem.title}
              tone="warning"
            >
              {refused.problem.text} {contacts.email && say.orElse(contacts.email)}
            </FormNotice>
          )}
          {/* A new pass makes a new form, so the sent text is gone from it. */}
          <ContactForm
            asked={asked}
            errors={errors}
            key={loaderData.pass}
            pass={pass}
            values={values}
          />
        </div>
        <ContactCards {...contacts} />
      </div>
    </Page>
  );
}

type FormNoticeProps = {
  tone: NoticeTone;
  title: string | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** The answer to the form. It takes the focus because the form is long. */
function FormNotice({ tone, title, action, children }: FormNoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice action={action} title={title} tone={tone}>
        {children}
      </Notice>
    </div>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}
