import { redirect, href } from "react-router";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { menuCookie } from "./menu-cookie.ts";
import type { Route } from "./+types/fold-menu.ts";

/** Folds or unfolds the menu where no script does, and leads back to the page it was on. */
export async function action({ request }: Route.ActionArgs) {
  const { folded, back } = await readFormTexts(request);
  if (folded !== "yes" && folded !== "no") {
    throw new Response("This form did not say whether to fold the menu.", { status: 400 });
  }
  const headers = { "set-cookie": menuCookie(folded === "yes") };
  return redirect(safeNext(back) ?? href("/admin"), { status: 303, headers });
}
