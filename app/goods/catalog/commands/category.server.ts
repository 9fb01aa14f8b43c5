import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import type { CategoryInput } from "../input.ts";
import { lockCategories } from "../queries/lock-categories.server.ts";
import { categories } from "../tables.server.ts";

/** A new category is behind the others. */
export const categoryCommands = recordCommands({
  table: categories,
  type: "category",
  ability: "catalog:write",
  title: "name",
  unique: { name: "name_taken", slug: "slug_taken" },
  columns: (facts: CategoryInput) => facts,
  lockFirst: lockCategories,
  first: async (tx) => {
    const places = (await lockCategories(tx)).map(({ sortOrder }) => sortOrder);
    return { sortOrder: Math.max(0, ...places) + 1 };
  },
  logsRow: true,
});
