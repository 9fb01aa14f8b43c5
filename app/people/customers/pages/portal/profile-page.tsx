import { ChevronRight } from "lucide-react";
import { Form, href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { profileMessages as say } from "../../texts/shopper-profile.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showProfile } from "./profile-page.server.ts";
import type { Route } from "./+types/profile-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showProfile(context.get(requestContext), request);

export default function ProfilePage({ loaderData: { groups, flash } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6 py-6">
      {flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {groups.map(({ title, rows }) => (
          <section className="grid gap-3" key={title}>
            <h2 className="text-xl">{title}</h2>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {rows.map((row) => (
                <li key={row.to}>
                  <Row {...row} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SignOuts />
    </div>
  );
}

type RowProps = { to: string; title: string; text: string };

function Row({ to, title, text }: RowProps) {
  return (
    <Link
      className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 -outline-offset-2 hover:bg-sunken"
      to={to}
    >
      <span className="grid min-w-0">
        <span className="font-semibold">{title}</span>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

function SignOuts() {
  return (
    <div className="flex flex-wrap gap-3">
      <Form action={href("/sign-out")} method="post">
        <Button variant="secondary">{say.signOut}</Button>
      </Form>
      <Form action={`${href("/sign-out")}?everywhere=yes`} method="post">
        <Button variant="quiet">{say.everywhere}</Button>
      </Form>
    </div>
  );
}
