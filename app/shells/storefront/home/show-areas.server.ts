import { popularByCategory, shownCategories } from "#app/goods/catalog/queries/browse.server.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { MOST_ON_HOME } from "#app/goods/catalog/rules/category-terms.ts";
import { areaPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Area } from "./area-card.tsx";

type ShownBy = Pick<RequestContext, "ctx" | "memory">;

export async function showAreas(served: ShownBy): Promise<Area[]> {
  const [categories, popular] = await Promise.all([
    shownCategories(served),
    popularByCategory(served.ctx.db),
  ]);
  return categories.slice(0, MOST_ON_HOME).map(({ id, name, slug, description, look }) => ({
    name,
    slug,
    description,
    tint: areaTint(look),
    picture: areaPicture(look),
    popular: popular.get(id) ?? [],
  }));
}
