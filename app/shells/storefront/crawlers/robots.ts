import { href } from "react-router";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { asText } from "./text-answer.server.ts";
import type { Route } from "./+types/robots.ts";

/** Pages of one person, and what only forms lead to. That they are private is not said here. */
const NOT_FOR_SEARCH = [
  href("/cart"),
  href("/checkout"),
  "/order/",
  "/discount/",
  href("/portal"),
  href("/admin"),
  "/api/",
];

/** `GET /robots.txt` */
export function loader({ context }: Route.LoaderArgs): Response {
  const { env, page } = context.get(requestContext);
  sharePage(page, { shows: [] });
  return asText(
    [
      "User-agent: *",
      ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${new URL(href("/sitemap.xml"), env.appUrl).href}`,
      "",
    ].join("\n"),
  );
}
