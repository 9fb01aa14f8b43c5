import { and, eq, or, sql } from "drizzle-orm";
import { formatDate } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { textsOf } from "#app/platform/records/whose.server.ts";
import { importReviews } from "#app/reach/reviews/commands/import-reviews.server.ts";
import { removeImportedReviews } from "#app/reach/reviews/commands/remove-imported-reviews.server.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import type { PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { REVIEW_COLUMNS, shopOf } from "../../../rules/columns.ts";
import { movedReview, readReview } from "../../../rules/read-review.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { inTurns, readRows } from "./read-rows.server.ts";
import { failed, readShop } from "./read-shop.ts";

const plan: ManyNoun["plan"] = async ({ db, now }, rows, reading) => {
  const read = await inTurns(await readRows(rows, reading), (row) => ({
    no: row.no,
    ...readReview(row, now),
  }));
  const known = await productsNamed(db, [...new Set(read.map(({ product }) => product))]);
  return read.map(({ no, review, product, problem }): PlannedItem => {
    const found = known.get(product.toLowerCase());
    const refusal = problem ?? (found ? null : say.noProduct(product));
    const item = { label: product, rows: [no], subjectId: null, notes: [], problem: refusal };
    if (!found || refusal !== null) return { ...item, changes: [], outcome: "refuse", plan: {} };
    const changes = [
      { label: say.author, to: review.authorName },
      { label: say.rating, to: say.stars(review.rating) },
      { label: say.written, to: formatDate(new Date(review.createdAt)) },
      { label: say.review, to: review.text },
    ].map((change) => ({ ...change, from: "" }));
    const label = say.reviewOf(found.name);
    return { ...item, label, outcome: "add", changes, plan: { ...review, productId: found.id } };
  });
};

type Found = { id: string; name: string };

/** Products by the handle, SKU or name that a file has, in lowercase. */
async function productsNamed(db: Db, names: readonly string[]): Promise<Map<string, Found>> {
  const wanted = textsOf(names.map((name) => name.toLowerCase()));
  const { id, name, slug, sku } = products;
  const isNamed = [slug, sku, name].map((column) => sql`lower(${column}) = any(${wanted})`);
  const rows = await db
    .select({ id, name, slug, sku })
    .from(products)
    .where(and(eq(products.kind, "product"), or(...isNamed)));
  const keys = (row: (typeof rows)[number]) => [row.name, row.sku ?? "", row.slug];
  return new Map(rows.flatMap((row) => keys(row).map((key) => [key.toLowerCase(), row] as const)));
}

type Many = ManyNoun["many"];

const apply: Many["apply"] = async (tx, items, format) => {
  const planned = items.map((item) => movedReview.parse(item.plan));
  const written = planned.map((review) => ({ ...review, createdAt: new Date(review.createdAt) }));
  const added = await importReviews(tx, readShop(format), written);
  return added.map((subjectId) =>
    subjectId === undefined
      ? failed(say.knownReview)
      : { ok: true, value: { subjectId, saved: null } },
  );
};

const revert: Many["revert"] = async (tx, items) => {
  const removed = await removeImportedReviews(
    tx,
    items.map(({ subjectId }) => subjectId),
  );
  return items.map(({ subjectId }) =>
    removed.has(subjectId) ? { ok: true, value: { note: null } } : failed(say.keptReview),
  );
};

export const reviewImports = {
  name: "reviews",
  ability: "settings:write",
  columns: REVIEW_COLUMNS,
  options: [],
  formatOf: (header) => shopOf("reviews", header) ?? "",
  plan,
  many: { apply, revert },
  enqueue: (db, importId) =>
    enqueue(db, "moving.import", { noun: "reviews", importId }, { key: `import ${importId}` }),
} as const satisfies ManyNoun;
