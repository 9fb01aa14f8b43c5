import { activeCategories, popularByCategory } from "#app/modules/catalog/queries/browse.server.ts";
import { areaTint } from "#app/modules/catalog/views/area-looks.ts";
import { MOST_ON_HOME } from "#app/modules/catalog/rules/category-terms.ts";
import { areaPicture } from "#app/modules/catalog/views/shown-picture.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Area } from "./area-card.tsx";

export async function showAreas(db: Db): Promise<Area[]> {
  const [categories, popular] = await Promise.all([activeCategories(db), popularByCategory(db)]);
  return categories.slice(0, MOST_ON_HOME).map(({ id, name, slug, description, look }) => ({
    name,
    slug,
    description,
    tint: areaTint(look),
    picture: areaPicture(look),
    popular: popular.get(id) ?? [],
  }));
}
