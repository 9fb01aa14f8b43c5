import { writeListQuery } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { productsById } from "../../queries/known-products.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import { staffProductsFor } from "../../queries/staff-products.server.ts";
import { lowLimits } from "../../rules/level-state.ts";
import { productList } from "../../views/product-list.ts";
import { exportRows, type ExportRow } from "./export-rows.ts";
import { readProductFilter } from "./read-product-filter.ts";

const AT_ONCE = 100;

/** The rows of all products in the list, in its order, in batches of a hundred products. */
export async function* exportParts(db: Db, query: ListQuery): AsyncGenerator<ExportRow[]> {
  const filter = readProductFilter(new URLSearchParams(writeListQuery(productList, query)));
  const source = staffProductsFor(db, filter, lowLimits(await loadSettings(db)));
  const names = new Map((await allCategories(db)).map(({ id, name }) => [id, name]));
  for await (const part of everyPart(source, query.sort, AT_ONCE)) {
    const ids = part.map(({ id }) => id);
    const known = new Map((await productsById(db, ids)).map((one) => [one.product.id, one]));
    yield ids.flatMap((id) => {
      const one = known.get(id);
      return one ? exportRows(one, names) : [];
    });
  }
}
