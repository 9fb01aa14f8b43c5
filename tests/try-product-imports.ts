import { eq } from "drizzle-orm";
import { stringify } from "csv-stringify/sync";
import { productImports } from "#app/goods/catalog/pages/desk/import/product-imports.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import type { ImportNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { readTable } from "#app/running/imports/rules/read-table.ts";
import { importItems } from "#app/running/imports/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** A file of these rows, as it is read when it is uploaded. */
export function tableOf(rows: readonly (readonly string[])[]) {
  const read = readTable(new TextEncoder().encode(stringify(rows.map((row) => [...row]))));
  if (!read.ok) throw new Error(read.reason);
  return { ...read.value, name: "products.csv" };
}

/** Uploads and applies files of products as this person; what became of them is in the database. */
export function tryProductImports(person: Ctx) {
  const { db } = person;
  return {
    async upload(...rows: string[][]): Promise<string> {
      const started = await startImport(person, productImports, tableOf(rows));
      if (!started.ok) throw new Error(started.reason);
      return started.value.id;
    },
    async apply(importId: string, noun: ImportNoun = productImports): Promise<void> {
      const applied = await applyImport(person, noun, importId);
      if (!applied.ok) throw new Error(applied.reason);
      await carryOut(person, noun, importId);
    },
    itemsOf: (importId: string) =>
      db
        .select()
        .from(importItems)
        .where(eq(importItems.importId, importId))
        .orderBy(importItems.position),
    async productAt(slug: string) {
      const [found] = await db.select().from(products).where(eq(products.slug, slug));
      return found;
    },
  };
}
