import { data, redirect } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { saveFaqEntry } from "../commands/save-faq-entry.server.ts";
import { BackToContent } from "../components/back-to-content.tsx";
import { FaqForm } from "../components/faq-form.tsx";
import { Markdown } from "../components/markdown.tsx";
import { PreviewBox } from "../components/preview-box.tsx";
import { VersionLinks } from "../components/version-links.tsx";
import { faqInput } from "../input.ts";
import { faqHistory } from "../queries/faq.server.ts";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { contentAdminMessages as say } from "./messages.ts";
import type { Route } from "./+types/faq-entry-page.ts";

export const meta: Route.MetaFunction = () => [{ title: `${say.faq} · Project: Me` }];

/** Without a name in the address it is a new question. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { slug } = params;
  const versions = slug ? await faqHistory(ctx.db, slug.replaceAll("\u0000", "")) : [];
  if (slug && versions.length === 0) throw data(null, { status: 404 });
  const asked = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === asked) ?? versions[0];
  return {
    slug,
    mayWrite: may(ctx.actor, "content:write"),
    version: chosen?.version,
    values: {
      slug: chosen?.slug ?? "",
      category: chosen?.category ?? "product",
      position: String(chosen?.position ?? 1),
      question: chosen?.question ?? "",
      answer: chosen?.answer ?? "",
      live: chosen?.live ?? "none",
      isShown: (chosen?.isShown ?? true) ? "yes" : "",
    },
    blocks: readMarkdown(chosen?.answer ?? ""),
    versions: versions.map(({ version, savedAt }) => ({ version, day: formatDate(savedAt) })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const values = await readFormTexts(request);
  const form = parseForm(faqInput, params.slug ? { ...values, slug: params.slug } : values);
  if (!form.ok) return data({ errors: form.errors, values }, { status: 422 });
  if (values["intent"] === "preview") return { values, preview: readMarkdown(form.value.answer) };
  if (values["intent"] !== "save") {
    return data({ values, message: say.noStep }, { status: 422 });
  }
  const saved = await saveFaqEntry(ctx, form.value, { isNew: !params.slug });
  if (!saved.ok) {
    if (saved.reason === "not_found") throw data(null, { status: 404 });
    if (saved.reason === "slug_taken") {
      return data({ errors: { slug: say.slugUsed }, values }, { status: 422 });
    }
    return data({ values, message: say.forbidden }, { status: 409 });
  }
  return redirect(`/admin/content/faq/${form.value.slug}`, {
    status: 303,
    headers: {
      "set-cookie": flashCookie(env.appUrl, { tone: "success", text: say.questionSaved }),
    },
  });
}

export default function FaqEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, mayWrite, version, versions } = loaderData;
  const answer: Answer = actionData ?? {};
  return (
    <>
      <BackToContent />
      <PageTitle>{slug ? say.editQuestion : say.newQuestion}</PageTitle>
      {answer.message && <Notice title={answer.message} tone="error" />}
      {answer.preview && (
        <PreviewBox>
          <h2 className="font-text text-base font-semibold">{answer.values?.["question"]}</h2>
          <Markdown blocks={answer.preview} />
        </PreviewBox>
      )}
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {mayWrite ? (
          <FaqForm
            errors={answer.errors ?? {}}
            isNew={!slug}
            key={`${slug} ${version}`}
            values={answer.values ?? loaderData.values}
          />
        ) : (
          <div className="grid gap-3">
            <h2 className="text-xl">{loaderData.values.question}</h2>
            <Markdown blocks={loaderData.blocks} />
          </div>
        )}
        {slug && (
          <VersionLinks current={version} path={`/admin/content/faq/${slug}`} versions={versions} />
        )}
      </div>
    </>
  );
}

type Answer = {
  errors?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
  message?: string;
  preview?: ReturnType<typeof readMarkdown>;
};
