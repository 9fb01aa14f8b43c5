/**
 * The shop's reference of an attempt: `order_{timestamp}_{random}`. The random part makes other
 * shoppers' references hard to guess. 36 characters is the shortest limit of the gateways in use.
 */
export function paymentReference(now: Date, randomness: string): string {
  const random = randomness.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 16);
  return `order_${now.getTime()}_${random}`;
}
