/** Units sold in 30 days. */
const POPULAR_FROM = 5;

/** Only sales decide. Featuring a product is the editors' choice. */
export function isPopular({ sold30d }: { sold30d: number }): boolean {
  return sold30d >= POPULAR_FROM;
}
