import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { KEY_FORM } from "../rules/fold-name.ts";
import { readPlaces, type PlaceRow } from "../rules/read-places.ts";
import { placeEditions, placeWords, places } from "../tables.server.ts";

/** An arbitrary lock id, so that processes that start together load only once. */
const PLACES_LOCK = 7_261_995;

/**
 * Loads the data file's edition into `places`; returns whether it was necessary. Called at start:
 * the file is part of the release, so the data always matches the code that reads it.
 */
export async function loadPlaces(ctx: Ctx, projectRoot = process.cwd()): Promise<boolean> {
  const packed = await readFile(path.join(projectRoot, "db/places/places.tsv.br"));
  const edition = createHash("sha256").update(packed).update(KEY_FORM).digest("hex");
  if (await holds(ctx.db, edition)) return false;
  const rows = readPlaces((await promisify(brotliDecompress)(packed)).toString("utf8"));
  return inTransaction(ctx, async ({ db, now }) => {
    await db.execute(sql`set local lock_timeout = 0`);
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
    if (await holds(db, edition)) return false;
    await db.delete(places);
    await db.delete(placeWords);
    await db.delete(placeEditions);
    await insertAll(db, rows);
    await db.execute(sql`
      insert into ${placeWords} (word, weight, uses)
      select word, min(weight), count(*) from ${places}, unnest(tsvector_to_array(words)) as word
      where word ~ '[a-z]{3}' group by word`);
    await db.insert(placeEditions).values({ edition, loadedAt: now });
    await db.execute(sql`analyze ${places}, ${placeWords}`);
    return true;
  });
}

async function holds(db: Db, edition: string): Promise<boolean> {
  const [loaded] = await db.select().from(placeEditions);
  return loaded?.edition === edition;
}

/** One statement with an array for each column: 43,000 rows in about the time of a COPY. */
async function insertAll(db: Db, rows: readonly PlaceRow[]): Promise<void> {
  const column = (pick: (row: PlaceRow) => string | number | null) => sql.param(rows.map(pick));
  await db.execute(sql`
    insert into ${places} (
      code, kind, name, city, province, postal_code, key, city_key, words, weight, city_weight
    )
    select code, kind, name, city, province, postal_code, key, city_key,
      array_to_tsvector(string_to_array(words, ' ')), weight, city_weight
    from unnest(
      ${column((row) => row.code)}::text[],
      ${column((row) => row.kind)}::text[],
      ${column((row) => row.name)}::text[],
      ${column((row) => row.city)}::text[],
      ${column((row) => row.province)}::text[],
      ${column((row) => row.postalCode)}::text[],
      ${column((row) => row.key)}::text[],
      ${column((row) => row.cityKey)}::text[],
      ${column((row) => row.words)}::text[],
      ${column((row) => row.weight)}::smallint[],
      ${column((row) => row.cityWeight)}::smallint[]
    ) as row (
      code, kind, name, city, province, postal_code, key, city_key, words, weight, city_weight
    )
    -- What is read most, the few that are no barangays, lies on a few pages.
    order by weight, city_weight, code`);
}
