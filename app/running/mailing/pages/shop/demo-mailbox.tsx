import { Mail } from "lucide-react";
import { Link, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { listMails } from "#app/platform/mail/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/demo-mailbox.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted("Demo mailbox", matches);

export async function loader({ context }: Route.LoaderArgs) {
  return { mails: await listMails(context.get(requestContext).ctx.db) };
}

export default function DemoMailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Page className="pb-16">
      <PageTitle lead="Every email the demo shop would have sent, newest first.">
        Demo mailbox
      </PageTitle>
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
