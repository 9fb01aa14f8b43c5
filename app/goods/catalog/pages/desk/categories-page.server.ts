import { may } from "#app/platform/access/may.ts";
import type { ListRequest } from "#app/platform/list/load-list.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import { MOST_ON_HOME } from "../../rules/category-terms.ts";
import { categoryList } from "../../views/category-list.ts";
import { showLook } from "../../views/shown-look.ts";

/** The list for its address, with each category's position in the shop's order. */
export async function showCategories(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const all = await allCategories(db);
  const onHome = new Set(all.filter(({ isActive }) => isActive).slice(0, MOST_ON_HOME));
  const { list, rows } = await loadWholeList(asked, categoryList, {
    rows: async () => all.map((category, index) => ({ category, index })),
    sorts: {
      order: ({ index }) => index,
      name: ({ category }) => category.name,
      products: ({ category }) => category.products,
    },
    text: ({ category: { name, slug } }) => `${name} ${slug}`,
    isShown: ({ category }, { status }) => !status || (status === "active") === category.isActive,
  });
  return {
    list,
    mayWrite: may(actor, "catalog:write"),
    last: all.length - 1,
    rows: rows.map(({ category, index }) => ({
      ...category,
      index,
      look: showLook(category.look),
      onHome: onHome.has(category),
    })),
  };
}
