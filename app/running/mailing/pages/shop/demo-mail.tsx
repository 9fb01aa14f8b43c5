import { Paperclip } from "lucide-react";
import { href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { attachmentsOf, findMail } from "#app/platform/mail/queries.server.ts";
import { readMailText } from "#app/platform/mail/read-mail-text.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/demo-mail.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.subject ?? "Demo mail", matches);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const mail = orNotFound(await findMail(ctx, params.mailId));
  const { to, subject, text, createdAt } = mail;
  const files = (await attachmentsOf(ctx.db, mail.id)).map(({ id, name }) => ({ id, name }));
  const isText = url.searchParams.get("as") === "text";
  return { id: mail.id, to, subject, createdAt, isText, paragraphs: readMailText(text), files };
}

/** The mail as most programs show it, or its text part; the links of both work. */
export default function DemoMail({ loaderData: mail }: Route.ComponentProps) {
  return (
    <Page className="pb-16" width="text">
      <PageTitle
        lead={
          <span className="wrap-anywhere">
            to {mail.to}, {formatDateTime(mail.createdAt)}
          </span>
        }
      >
        <Unbroken>{mail.subject}</Unbroken>
      </PageTitle>
      <TabsNav
        items={[
          { to: "?", label: "Mail", current: !mail.isText },
          { to: "?as=text", label: "Text only", current: mail.isText },
        ]}
        label="How the mail is shown"
      />
      {mail.isText ? (
        <Card className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4" padding="roomy">
          {mail.paragraphs.map((parts, index) => (
            <p className="wrap-anywhere whitespace-pre-line" key={index}>
              {parts.map((part, at) =>
                part.href ? (
                  <a className="underline underline-offset-4" href={part.href} key={at}>
                    {part.text}
                  </a>
                ) : (
                  part.text
                ),
              )}
            </p>
          ))}
        </Card>
      ) : (
        <iframe
          className="mt-4 h-240 w-full rounded-card border border-line bg-white"
          sandbox="allow-top-navigation-by-user-activation"
          src={href("/demo/mailbox/:mailId/html", { mailId: mail.id })}
          title={mail.subject}
        />
      )}
      {mail.files.length > 0 && (
        <ul aria-label="Attachments" className="mt-4 grid gap-1">
          {mail.files.map(({ id, name }) => (
            <li key={id}>
              <TextAnchor
                className="gap-2"
                href={href("/demo/mailbox/:mailId/:fileId", { mailId: mail.id, fileId: id })}
              >
                <Paperclip aria-hidden="true" className="size-4" />
                {name}
              </TextAnchor>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <TextLink to={href("/demo/mailbox")}>Back to the mailbox</TextLink>
      </p>
    </Page>
  );
}
