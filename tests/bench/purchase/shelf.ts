import type { Pool } from "pg";

export type Product = { id: string; price: number };

/** Buyers of the same product can wait for each other, so there are several. */
const SHELF = 90;

/** Sample products that every visitor may buy at once. */
export async function shelfOf(pool: Pool): Promise<Product[]> {
  const { rows } = await pool.query<Product>(
    `select id, price from products where slug like 'sample-%' and clearance = 'none'
    order by length(slug), slug limit $1`,
    [SHELF],
  );
  return rows;
}
