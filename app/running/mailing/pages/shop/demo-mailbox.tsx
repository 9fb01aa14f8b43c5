import { Mail } from "lucide-react";
import { Link, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { listMails } from "#app/platform/mail/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import type { Route } from "./+types/demo-mailbox.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted("Demo mailbox", matches);

export async function loader({ context }: Route.LoaderArgs) {
  return { mails: await listMails(context.get(requestContext).ctx.db) };
}

export default function DemoMailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Page className="pb-16" width="text">
      <PageTitle lead="Every email the demo shop would have sent, newest first.">
        Demo mailbox
      </PageTitle>
      {mails.length === 0 ? (
        <EmptyState icon={<Mail />} title="No emails yet">
          <p>Place an order. Its emails arrive here in a second or two.</p>
        </EmptyState>
      ) : (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link
                className="grid gap-1 px-5 py-4 hover:bg-sunken"
                to={href("/demo/mailbox/:mailId", { mailId: mail.id })}
              >
                <span className="font-semibold">{mail.subject}</span>
                <span className="text-sm text-ink-soft">
                  to {mail.to}, {formatDateTime(mail.createdAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
