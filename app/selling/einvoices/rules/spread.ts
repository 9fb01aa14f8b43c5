import type { Centavos } from "#app/lib/money.ts";

/**
 * Divides an amount in the ratio of the weights. The shares are whole centavos, none is negative,
 * and they add up to the amount.
 */
export function spread(amount: Centavos, weights: readonly Centavos[]): Centavos[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    // BigInt, because the product of two amounts exceeds the exact range of a number.
    const upTo = whole === 0 ? 0 : Number((BigInt(amount) * BigInt(weighed)) / BigInt(whole));
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
