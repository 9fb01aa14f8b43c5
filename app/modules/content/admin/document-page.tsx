import { data, Form, redirect, useNavigation } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { publishDocument } from "../commands/publish-document.server.ts";
import { BackToContent } from "../components/back-to-content.tsx";
import { Markdown } from "../components/markdown.tsx";
import { PreviewBox } from "../components/preview-box.tsx";
import { VersionLinks } from "../components/version-links.tsx";
import { documentInput } from "../input.ts";
import { documentVersions } from "../queries/document-versions.server.ts";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { DOCUMENTS, isDocumentSlug } from "../rules/document-list.ts";
import { contentAdminMessages as say } from "./messages.ts";
import type { Route } from "./+types/document-page.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? say.title} · Project: Me` },
];

/** `?version=` shows an earlier version, and makes it the draft of the next one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  if (!isDocumentSlug(params.slug)) throw data(null, { status: 404 });
  const versions = await documentVersions(ctx.db, params.slug);
  const asked = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === asked) ?? versions[0];
  return {
    name: DOCUMENTS[params.slug].name,
    path: `/admin/content/documents/${params.slug}`,
    mayWrite: may(ctx.actor, "content:write"),
    next: (versions[0]?.version ?? 0) + 1,
    chosen: chosen && {
      version: chosen.version,
      title: chosen.title,
      body: chosen.body,
      blocks: readMarkdown(chosen.body),
    },
    versions: versions.map(({ version, publishedAt }) => ({
      version,
      day: formatDate(publishedAt),
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const { slug } = params;
  if (!isDocumentSlug(slug)) throw data(null, { status: 404 });
  const values = await readFormTexts(request);
  const form = parseForm(documentInput, values);
  if (!form.ok) return data({ errors: form.errors, values, message: undefined }, { status: 422 });
  if (values["intent"] === "preview") return { values, preview: readMarkdown(form.value.body) };
  if (values["intent"] !== "publish") {
    return data({ values, message: say.noStep }, { status: 422 });
  }
  const after = /^\d{1,6}$/.test(values["after"] ?? "") ? Number(values["after"]) : -1;
  const published = await publishDocument(ctx, { slug, ...form.value, after });
  if (!published.ok) {
    const message = published.reason === "forbidden" ? say.forbidden : say.gone;
    return data({ values, message }, { status: 409 });
  }
  const text = say.published(DOCUMENTS[slug].name, published.value.version);
  return redirect(`/admin/content/documents/${slug}`, {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text }) },
  });
}

export default function DocumentEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, mayWrite, next, chosen, versions } = loaderData;
  const intent = useNavigation().formData?.get("intent");
  const failure: Failure = actionData ?? {};
  const { errors = {}, values = {}, message, preview } = failure;
  return (
    <>
      <BackToContent />
      <PageTitle>{name}</PageTitle>
      {message && <Notice title={message} tone="error" />}
      {preview && (
        <PreviewBox>
          <Markdown blocks={preview} />
        </PreviewBox>
      )}
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {mayWrite ? (
          <Form className="grid content-start gap-5" key={chosen?.version} method="post" noValidate>
            <ErrorSummary
              errors={Object.entries(errors).map(([field, text]) => ({ field, message: text }))}
              title={say.check}
            />
            <input name="after" type="hidden" value={values["after"] ?? next - 1} />
            <Field error={errors["title"]} label={say.field.title} name="title">
              <Input defaultValue={values["title"] ?? chosen?.title} required />
            </Field>
            <Field
              error={errors["body"]}
              hint={say.field.bodyHint}
              label={say.field.body}
              name="body"
            >
              <Textarea
                className="max-h-[70vh] min-h-96"
                defaultValue={values["body"] ?? chosen?.body}
                required
              />
            </Field>
            <div className="flex flex-wrap items-center gap-3">
              <Button name="intent" pending={intent === "publish"} value="publish">
                {say.publishVersion(next)}
              </Button>
              <Button
                name="intent"
                pending={intent === "preview"}
                value="preview"
                variant="secondary"
              >
                {say.preview}
              </Button>
            </div>
            <p className="measure text-sm text-ink-soft">{say.publishHint}</p>
          </Form>
        ) : (
          <Markdown blocks={chosen?.blocks ?? []} />
        )}
        <VersionLinks current={chosen?.version} path={path} versions={versions} />
      </div>
    </>
  );
}

type Failure = {
  errors?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
  message?: string | undefined;
  preview?: ReturnType<typeof readMarkdown>;
};
