import { data, redirect } from "react-router";
import { toDecimal } from "#app/lib/money.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { saveType } from "../commands/save-type.server.ts";
import { TypeForm } from "../components/type-form.tsx";
import { typeInput } from "../input.ts";
import { listTypes } from "../queries/types.server.ts";
import { bookingAdminMessages as say } from "./booking-messages.ts";
import type { Route } from "./+types/types-page.ts";

const PATH = "/admin/consultation-types";

export const meta: Route.MetaFunction = () => [{ title: `${say.types} · Project: Me` }];

export async function loader({ context }: Route.LoaderArgs) {
  const types = await listTypes(context.get(requestContext).ctx.db);
  return {
    types: types.map(({ slug, name, minutes, channel, fee, currency, isActive }) => ({
      slug,
      values: {
        name,
        minutes: String(minutes),
        channel,
        fee: toDecimal(fee),
        currency,
        isActive: isActive ? "on" : "",
      },
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const form = parseForm(typeInput, texts);
  if (!form.ok) {
    const { values, errors } = form;
    // A form of none of the types has no place of its own to say so.
    const message = errors["slug"] ? say.notUnderstood : undefined;
    return data({ slug: texts["slug"], values, errors, message }, { status: 422 });
  }
  const saved = await saveType(ctx, form.value);
  if (!saved.ok) {
    const message = say.forbidden;
    return data({ slug: undefined, values: {}, errors: {}, message }, { status: 403 });
  }
  const flash = { tone: "success", text: say.typeSaved(form.value.name) } as const;
  const headers = { "set-cookie": flashCookie(env.appUrl, flash) };
  return redirect(PATH, { status: 303, headers });
}

export default function TypesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-3xl gap-6">
      <PageTitle lead={say.typesLead}>{say.types}</PageTitle>
      {actionData?.message && <Notice title={actionData.message} tone="error" />}
      {loaderData.types.map(({ slug, values }) => {
        const answered = actionData?.slug === slug ? actionData : undefined;
        return (
          <TypeForm
            errors={answered?.errors ?? {}}
            key={slug}
            slug={slug}
            title={values.name}
            values={answered?.values ?? values}
          />
        );
      })}
    </div>
  );
}
