import { Mail } from "lucide-react";
import { Link, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { listMails } from "#app/platform/mail/queries.server.ts";
import { demoTexts, type DemoText } from "#app/running/messages/queries/demo-texts.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/demo-mailbox.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted("Demo mailbox", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const [mails, texts] = await Promise.all([listMails(ctx.db), demoTexts(ctx)]);
  return { mails, texts };
}

export default function DemoMailbox({ loaderData: { mails, texts } }: Route.ComponentProps) {
  return (
    <Page className="pb-16">
      <PageTitle lead="Every email the demo shop would have sent, newest first.">
        Demo mailbox
      </PageTitle>
      <Texts texts={texts} />
      {mails.length === 0 ? (
        <EmptyState
          action={<LinkButton to={href("/products")}>Browse products</LinkButton>}
          icon={<Mail />}
          title="No emails yet"
        >
          <p>Place an order. Its emails arrive here in a second or two.</p>
        </EmptyState>
      ) : (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link
                className="grid items-baseline gap-x-6 px-4 py-3 wrap-anywhere hover:bg-sunken md:grid-cols-[10rem_1fr_auto]"
                to={href("/demo/mailbox/:mailId", { mailId: mail.id })}
              >
                <span className="text-sm text-ink-soft">to {mail.to}</span>
                <span className="font-semibold">
                  <Unbroken>{mail.subject}</Unbroken>
                </span>
                <span className="figures text-sm text-ink-soft">
                  {formatDateTime(mail.createdAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

/** Texts of the built-in test company, which leave the machine as little as the emails. */
function Texts({ texts }: { texts: readonly DemoText[] }) {
  if (texts.length === 0) return null;
  return (
    <section className="mb-8 grid gap-3">
      <h2 className="text-xl">Text messages</h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {texts.map(({ id, to, body, at }) => (
          <li
            className="grid items-baseline gap-x-6 px-4 py-3 wrap-anywhere md:grid-cols-[10rem_1fr_auto]"
            key={id}
          >
            <span className="text-sm text-ink-soft">to {to}</span>
            <span>{body}</span>
            <span className="figures text-sm text-ink-soft">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
