import { z } from "zod";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { changeView } from "#app/platform/list/change-view.server.ts";
import { saveView } from "#app/platform/list/save-view.server.ts";
import { VIEW_LIMITS } from "#app/platform/list/view-limits.ts";
import { backToList } from "./back-to-list.ts";
import { viewMessages as say } from "./texts.ts";
import type { Route } from "./+types/views.ts";

const key = z.string().regex(/^[a-z][a-z-]{1,39}$/);
const name = z
  .string()
  .trim()
  .min(1)
  .max(VIEW_LIMITS.name)
  .regex(/^\P{Cc}*$/u)
  .refine((text) => text.isWellFormed());
const query = z
  .string()
  .max(VIEW_LIMITS.query)
  .regex(/^[\w=&%+.-]+$/);

const viewInput = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), list: key, name, query, default: z.string().optional() }),
  z.object({ intent: z.literal("rename"), list: key, viewId: z.uuid(), name }),
  z.object({ intent: z.enum(["default", "unset", "remove"]), list: key, viewId: z.uuid() }),
]);

type ViewForm = z.infer<typeof viewInput>;

/** Changes the actor's saved views, and always redirects back to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const back = backToList(texts["back"]);
  const form = parseForm(viewInput, texts);
  if (!form.ok || back === undefined) {
    throw new Response(say.notUnderstood, { status: 422 });
  }
  const done = await change(served, form.value);
  if (done.ok) return redirectWithFlash(served, back, say.done[form.value.intent](done.value.name));
  const flash = { tone: "error" as const, title: say.failed, text: say.refusals[done.reason] };
  return redirectWithFlash(served, back, flash);
}

function change({ ctx }: RequestContext, asked: ViewForm) {
  const { list } = asked;
  switch (asked.intent) {
    case "save":
      return saveView(ctx, {
        list,
        name: asked.name,
        query: withoutSearch(asked.query),
        isDefault: asked.default !== undefined,
      });
    case "rename":
      return changeView(ctx, { list, viewId: asked.viewId }, { name: asked.name });
    case "remove":
      return changeView(ctx, { list, viewId: asked.viewId }, { remove: true });
    default:
      return changeView(
        ctx,
        { list, viewId: asked.viewId },
        { isDefault: asked.intent === "default" },
      );
  }
}

/** A view stores filters and order, never a search text. */
function withoutSearch(text: string): string {
  const params = new URLSearchParams(text);
  for (const one of ["q", "after", "before", "page"]) params.delete(one);
  return params.toString();
}
