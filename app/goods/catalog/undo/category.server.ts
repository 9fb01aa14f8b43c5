import { z } from "zod";
import { ok } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { moveCategory } from "../commands/move-category.server.ts";
import { categoryCommands } from "../commands/category.server.ts";
import { allCategories } from "../queries/staff-categories.server.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import { AREA_LOOKS } from "../views/area-looks.ts";

const loggedCategory = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  look: z.enum(AREA_LOOKS).nullable(),
  isActive: z.boolean(),
});

export const categoryUndo: UndoableRecord = {
  type: "category",
  who: "catalog:write",
  read: async (db, id) => {
    const all = await allCategories(db);
    const found = all.find((each) => each.id === id);
    if (!found) return undefined;
    const place = all.indexOf(found) + 1;
    return { version: found.version, fields: { ...loggedCategory.parse(found), place } };
  },
  save: async (ctx, { id, version, fields, restored }) => {
    if (!restored.includes("place")) {
      return categoryCommands.save(ctx, loggedCategory.parse(fields), { id, version });
    }
    const all = await allCategories(ctx.db);
    const by = Number(fields["place"]) - (all.findIndex((each) => each.id === id) + 1);
    for (let step = 0; step < Math.abs(by); step += 1) {
      const moved = await moveCategory(ctx, id, by < 0 ? "up" : "down");
      if (!moved.ok) return moved;
    }
    return ok(undefined);
  },
  refusals: { name_taken: say.errors.name_taken, slug_taken: say.errors.slug_taken },
};
