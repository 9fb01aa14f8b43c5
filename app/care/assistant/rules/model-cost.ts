/** Two of these use up an average day, so one address alone never spends a month's budget. */
const SHARES_OF_A_MONTH = 60;

/** The daily budget of one address, in the unit of the limit. It always allows one answer. */
export const dailyShare = (monthlyLimit: number, most: number): number =>
  Math.max(Math.floor(monthlyLimit / SHARES_OF_A_MONTH), most);

type Usage = { inputTokens: number; outputTokens: number };
type Prices = { inputPrice: number; outputPrice: number };

/** The cost by the provider's report, at most the reserved amount. A bad report costs all of it. */
export function costOf(usage: Usage, prices: Prices, most: number): number {
  const { inputTokens, outputTokens } = usage;
  const isPlausible = inputTokens > 0 && outputTokens >= 0;
  const cost = Math.ceil(inputTokens * prices.inputPrice + outputTokens * prices.outputPrice);
  return isPlausible && cost <= most ? cost : most;
}
