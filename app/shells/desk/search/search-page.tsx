import { Form, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { LONGEST_SOUGHT } from "#app/platform/find/read-sought.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { findAll } from "./find-all.server.ts";
import { groupHits, HitLine } from "./hit.tsx";
import { searchMessages as say } from "./texts.ts";
import type { Route } from "./+types/search-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  return { q: "", hits: await findAll(context.get(requestContext).ctx, "") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { q = "" } = await readFormTexts(request);
  return { q, hits: await findAll(context.get(requestContext).ctx, q) };
}

/** The search as a page, where no script opens it in a dialog. */
export default function SearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { q, hits } = actionData ?? loaderData;
  return (
    <div className="grid max-w-[45rem] gap-4">
      <PageTitle>{say.title}</PageTitle>
      <Form className="grid gap-4" method="post">
        <Field hint={say.hint} label={say.label} name="q">
          <Input defaultValue={q} maxLength={LONGEST_SOUGHT} type="search" />
        </Field>
        <div>
          <Button>{say.submit}</Button>
        </div>
      </Form>
      {q !== "" && hits.length === 0 && (
        <output>
          {say.none(q)} {say.noneHint}
        </output>
      )}
      {groupHits(hits).map(([kind, ofKind]) => (
        <section aria-label={kind} className="grid gap-2" key={kind}>
          <h2>{kind}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {ofKind.map((hit) => (
              <li key={hit.to}>
                <Link className="desk-hit -outline-offset-2" to={hit.to}>
                  <HitLine hit={hit} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
