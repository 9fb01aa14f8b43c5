/** Units sold in 30 days. */
const POPULAR_FROM = 5;

/** Decided by sales alone; whether a product is featured is the editors' choice. */
export function isPopular({ sold30d }: { sold30d: number }): boolean {
  return sold30d >= POPULAR_FROM;
}
