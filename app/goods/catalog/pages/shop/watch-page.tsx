import { Form, data, redirect, useNavigation, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { unlisted } from "#app/lib/page-tags.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailInput, Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { watchItem } from "../../commands/watch-item.server.ts";
import { watchInput } from "../../input.ts";
import { goneMessages } from "../../texts/shopper-notices.ts";
import { watchMessages as say } from "../../texts/shopper-watch.ts";
import { findWatchable } from "../../queries/watched.server.ts";
import { productHref } from "../../views/product-href.ts";
import type { WatchAbout } from "../../rules/watch-terms.ts";
import type { Route } from "./+types/watch-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData
    ? say.about[loaderData.about].title(loaderData.name)
    : goneMessages.notFound;
  return unlisted(title, matches);
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { name, slug, sku, available, price } = await watchable(url, params.id, context);
  if (slug !== params.id) {
    throw redirect(`${href("/product/:id/notify", { id: slug })}${url.search}`, 301);
  }
  return {
    name,
    href: productHref(slug, sku),
    /** A product in stock can be watched only for a lower price. */
    about: available > 0 ? ("price" as const) : ("stock" as const),
    price: formatMoney(price),
    email: ctx.actor.kind === "user" ? ctx.actor.email : "",
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const item = await watchable(url, params.id, context);
  const form = parseForm(watchInput, await readFormTexts(request));
  if (!form.ok) {
    const { email } = form.values;
    return data({ done: undefined, error: form.errors["email"], email }, 422);
  }
  await watchItem(context.get(requestContext), item, form.value);
  return { done: form.value.about, error: undefined, email: undefined };
}

async function watchable(url: URL, slug: string, context: Route.LoaderArgs["context"]) {
  const { db } = context.get(requestContext).ctx;
  const sku = url.searchParams.get("variant") || null;
  const item = /\0/.test(slug + (sku ?? "")) ? undefined : await findWatchable(db, slug, sku);
  if (!item) throw notFound();
  return item;
}

export default function WatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, price, about } = loaderData;
  const done = actionData?.done;
  const own = say.about[done ?? about];
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={done ? undefined : own.lead(name, price)}>{own.title(name)}</PageTitle>
      {done ? (
        <Notice action={<ToProduct {...loaderData} />} title={say.doneTitle} tone="success">
          <p>{own.done}</p>
        </Notice>
      ) : (
        <WatchForm
          {...loaderData}
          email={actionData?.email ?? loaderData.email}
          error={actionData?.error}
        />
      )}
    </Page>
  );
}

type WatchFormProps = {
  about: WatchAbout;
  email: string;
  error: string | undefined;
  href: string;
  name: string;
};

function WatchForm({ about, email, error, href, name }: WatchFormProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <Card padding="roomy">
      <Form className="grid gap-5" method="post" noValidate>
        <input name="about" type="hidden" value={about} />
        <ErrorSummary errors={{ email: error }} title={say.check} />
        <Field error={error} label={say.email} name="email">
          <EmailInput defaultValue={email} />
        </Field>
        <p className="text-sm text-ink-soft">{say.about[about].consent}</p>
        <div className="flex flex-wrap gap-3">
          <Button pending={pending}>{say.send}</Button>
          <LinkButton to={href} variant="quiet">
            {say.toProduct(name)}
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}

function ToProduct({ href, name }: { href: string; name: string }) {
  return (
    <LinkButton to={href} variant="secondary">
      {say.toProduct(name)}
    </LinkButton>
  );
}
