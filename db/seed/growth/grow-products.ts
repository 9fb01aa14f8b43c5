import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sampleId } from "./sample-id.ts";
import { FORMS, SYLLABLES, TOPICS } from "./words.ts";

/** More than any measurement sells. */
const STOCK = 1_000_000;

/**
 * Adds sample products that say they are samples, spread over the categories there are, with stock.
 * One statement for a table, written by the server itself, so that 100,000 take seconds. They
 * differ by their number alone: growing twice by the same `from` adds the same.
 */
export async function growProducts({ db, now }: Ctx, from: number, to: number): Promise<void> {
  const at = now.toISOString();
  const syllable = (step: number) => picked(SYLLABLES, sql`(n / ${sql.raw(String(step))})`);
  const topic = (step: number) => picked(TOPICS, sql`(n * ${sql.raw(String(step))} + n / 40)`);
  await db.execute(sql`
    with areas as (select array_agg(id order by sort_order) as ids from categories)
    insert into products (id, slug, sku, name, kind, category_id, short_description, description,
      keywords, price, compare_at_price, is_active, featured, course_weeks_min, course_weeks_max,
      monthly_factor, regulatory_status, clearance, compound, benefits, how_it_works, usage, storage,
      contraindications, safety_text, created_at, updated_at)
    select ${sampleId(sql`'product ' || n`)}, 'sample-' || n, 'SAMPLE-' || n,
      initcap(${syllable(1)} || ${syllable(12)} || ${syllable(144)}) || ' '
        || ${picked(FORMS, sql`(n / 7)`)} || ' ' || n,
      'product', ids[1 + n % cardinality(ids)],
      'A sample to measure the shop with, of interest for ' || ${topic(3)} || '.',
      'This sample stands for a product of interest for ' || ${topic(7)} || '. It exists to measure '
        || 'how the shop grows, and nobody can receive it. Its text is as long as that of a real '
        || 'one and speaks of ' || ${topic(11)} || ', ' || ${topic(13)} || ' and ' || ${topic(17)}
        || E'.\n\nNothing is claimed about it. Whoever looks for ' || ${topic(19)}
        || ' finds it beside others of its kind, and by its number.',
      ${topic(23)}, 50000 + (n * 7919) % 900000,
      case when n % 5 = 0 then 1000000 end, true, n % 50 = 0, 4 + n % 6, 10 + n % 9,
      case when n % 2 = 0 then 0.6 end, 'not_a_medicine',
      case when n % 10 = 0 then 'acknowledge' else 'none' end, 'other',
      array['Of interest for ' || ${topic(7)}, 'Nothing is claimed about it', 'A sample'],
      'It does nothing.', 'Not to be used.', 'Keep it in the database.',
      array['Not for use'], 'This is a sample and no product.', ${at}, ${at}
    from areas, generate_series(${from}::int, ${to}::int) as n`);
  await db.execute(sql`
    insert into stock_levels (id, product_id, on_hand)
    select ${sampleId(sql`'level ' || n`)}, ${sampleId(sql`'product ' || n`)}, ${STOCK}::int
    from generate_series(${from}::int, ${to}::int) as n`);
  await db.execute(sql`
    insert into stock_movements
      (id, stock_level_id, kind, on_hand_delta, reserved_delta, actor_id, reason, at)
    select ${sampleId(sql`'stock ' || n`)}, ${sampleId(sql`'level ' || n`)}, 'adjust', ${STOCK}::int, 0, 'growth',
      'first stock', ${at}
    from generate_series(${from}::int, ${to}::int) as n`);
}

function picked(words: readonly string[], by: SQL): SQL {
  return sql`(${sql.param([...words])}::text[])[1 + ${by} % ${sql.raw(String(words.length))}]`;
}
