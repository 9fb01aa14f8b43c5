/** Two of these use up an average day, so one address alone never spends a month's budget. */
const SHARES_OF_A_MONTH = 60;

/** What one address may cost in a day, in the unit of the limit; one answer is always possible. */
export const dailyShare = (monthlyLimit: number, most: number): number =>
  Math.max(Math.floor(monthlyLimit / SHARES_OF_A_MONTH), most);

type Usage = { inputTokens: number; outputTokens: number };
type Prices = { inputPrice: number; outputPrice: number };

/**
 * What an answer cost by the report of its provider, never more than was reserved for it. A report
 * that makes no sense costs all of that.
 */
export function costOf(usage: Usage, prices: Prices, most: number): number {
  const { inputTokens, outputTokens } = usage;
  const isPlausible = inputTokens > 0 && outputTokens >= 0;
  const cost = Math.ceil(inputTokens * prices.inputPrice + outputTokens * prices.outputPrice);
  return isPlausible && cost <= most ? cost : most;
}
