import { pageTitle } from "#app/lib/page-tags.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { TypeForm } from "../components/type-form.tsx";
import { listTypes } from "../queries/types.server.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { submitType } from "./submit-type.server.ts";
import { typeTexts } from "./type-fields.ts";
import type { Route } from "./+types/types-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.types, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const types = await listTypes(context.get(requestContext).ctx.db);
  return {
    types: types.map((type) => ({
      slug: type.slug,
      name: type.name,
      values: editable(typeTexts(type), type.version),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitType(context.get(requestContext), await readFormTexts(request));
}

export default function TypesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-3xl gap-6">
      <PageTitle lead={say.typesLead}>{say.types}</PageTitle>
      {actionData?.message && <Notice title={actionData.message} tone="error" />}
      {loaderData.types.map(({ slug, name, values }) => {
        const answered = actionData?.slug === slug ? actionData : undefined;
        if (answered?.conflict) {
          return (
            <Card as="section" key={slug}>
              <ConflictForm conflict={answered.conflict} discardTo="" />
            </Card>
          );
        }
        return (
          <TypeForm
            errors={answered?.errors ?? {}}
            key={slug}
            slug={slug}
            stored={values}
            title={name}
            typed={answered?.values}
          />
        );
      })}
    </div>
  );
}
