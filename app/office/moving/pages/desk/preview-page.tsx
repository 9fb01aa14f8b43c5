import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ImportPreview } from "#app/running/imports/components/import-preview.tsx";
import { ImportedFiles } from "#app/reach/reviews/components/imported-files.tsx";
import { filesWithWaitingReviews } from "#app/reach/reviews/queries/imported-reviews.server.ts";
import { showImport } from "#app/running/imports/pages/desk/show-import.server.ts";
import { submitStep } from "#app/running/imports/pages/desk/submit-step.server.ts";
import { may } from "#app/platform/access/may.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { movingMessages as say } from "../../texts/staff.ts";
import { movingWords } from "../../views/moving-words.ts";
import { importOf } from "./import/moved-nouns.server.ts";
import { readShop } from "./import/read-shop.ts";
import type { Route } from "./+types/preview-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.fileName ?? say.title, matches),
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { noun, texts, found } = await importOf(ctx.db, params);
  const mayPublish = noun.name === "reviews" && may(ctx.actor, "reviews:write");
  const files = mayPublish ? await filesWithWaitingReviews(ctx.db) : [];
  const words = movingWords(noun.name);
  return {
    noun: noun.name,
    files: files.filter(({ importId }) => importId === found.id),
    ...(await showImport(ctx.db, { found, words }, url.searchParams)),
    format: say.recognized(readShop(found.format), texts.one),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { noun, found } = await importOf(served.ctx.db, params);
  const { intent } = await readFormTexts(request);
  const page = href("/admin/settings/moving/:noun/:importId", params);
  const list = href("/admin/settings/moving/:noun", { noun: noun.name });
  const words = movingWords(noun.name);
  return submitStep(served, { noun, words, importId: found.id, page, list }, intent);
}

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

export default function PreviewPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { state, counts, rows, unreadable, did, format } = loaderData;
  return (
    <ImportPreview
      back={href("/admin/settings/moving/:noun", { noun: params.noun })}
      counts={counts}
      did={did}
      hasRows
      lead={format}
      own={href("/admin/settings/moving/:noun/:importId", params)}
      problem={actionData?.message}
      rows={rows}
      resultHref={href("/admin/settings/moving/:noun/:importId/result", params)}
      shown={loaderData}
      state={state}
      unreadable={unreadable}
      words={movingWords(loaderData.noun)}
    >
      <ImportedFiles files={loaderData.files} />
    </ImportPreview>
  );
}
