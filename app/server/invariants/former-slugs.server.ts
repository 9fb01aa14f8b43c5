import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I14: an address that is in use leads nowhere else. */
export async function formerSlugsAreFree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I14: the category %s has an address that leads on', slug) as sentence
    from categories join former_category_slugs using (slug)
    union all
    select format('I14: the product %s has an address that leads on', slug)
    from products join former_product_slugs using (slug)`,
  );
}
