import { redirect } from "react-router";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { personalSearchCookie } from "#app/platform/list/personal-search.server.ts";
import { backToList } from "./back-to-list.ts";
import type { Route } from "./+types/search.ts";

/** The keys of lists whose search finds people. */
const PERSONAL_LISTS: readonly string[] = [
  "customers",
  "orders",
  "tickets",
  "subscribers",
  "suppressions",
  "staff",
  "affiliates",
  "commissions",
  "credit",
  "gift-cards",
];

const LONGEST = 200;

/** A search for people. It leads back to its list, and no address tells whom staff looked for. */
export async function action({ request, context }: Route.ActionArgs) {
  const { list = "", q = "", back } = await readFormTexts(request);
  const to = backToList(back);
  if (to === undefined || !PERSONAL_LISTS.includes(list) || q.length > LONGEST) {
    throw new Response("This search isn’t valid. Please open the list again.", { status: 422 });
  }
  const cookie = personalSearchCookie(context.get(requestContext), list, q.trim());
  return redirect(to, { status: 303, headers: { "set-cookie": cookie } });
}
