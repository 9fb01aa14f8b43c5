import { href } from "react-router";
import { productsInWords } from "#app/goods/catalog/queries/sitemap.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { shippingInWords } from "#app/running/settings/views/shop-words.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { crawlerMessages as say } from "../texts.ts";
import { publicPages } from "./public-pages.server.ts";
import { asText } from "./text-answer.server.ts";
import type { Route } from "./+types/llms.ts";

/** `GET /llms.txt`: what the shop is and where its pages are, for programs that answer questions. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const served = context.get(requestContext);
  const { ctx, env, page } = served;
  const [settings, products, pages] = await Promise.all([
    loadSettings(ctx.db),
    productsInWords(ctx.db),
    publicPages(served),
  ]);
  const [allProducts, ...others] = say.pages;
  const ofModules = pages.flatMap(({ path, words }) =>
    words ? [[words.name, path, words.text] as const] : [],
  );
  sharePage(page, { shows: ["listing"] });
  const link = (name: string, path: string, text: string) =>
    `- [${name}](${new URL(path, env.appUrl).href}): ${text}`;
  return asText(
    [
      `# ${settings.site_name}`,
      "",
      `> ${say.about} ${shippingInWords(chargesOf(settings))}, only within the Philippines.`,
      "",
      ...say.care.map((sentence) => `- ${sentence}`),
      "",
      `## ${say.products}`,
      ...products.map(({ name, slug, shortDescription }) =>
        link(name, href("/product/:id", { id: slug }), shortDescription),
      ),
      "",
      `## ${say.more}`,
      ...[allProducts, ...ofModules, ...others].map(([name, path, text]) => link(name, path, text)),
      "",
    ].join("\n"),
  );
}
