/** Whole centavos: ₱12,500.00 is 1_250_000. Sums stay exact because nothing is ever a fraction. */
export type Centavos = number;

export const SHOP_CURRENCY = "PHP";

export function pesos(amount: number): Centavos {
  return Math.round(amount * 100);
}

/** Making a formatter costs far more than using one, and a listing formats dozens of prices. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const fresh = new Intl.NumberFormat("en-PH", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, fresh);
  return fresh;
}

/** Centavos show only when there are some; `always` is for tables of many records, where columns must line up. */
export function formatMoney(
  amount: Centavos,
  options: { currency?: string; centavos?: "auto" | "always" } = {},
): string {
  const whole = amount % 100 === 0 && options.centavos !== "always";
  return formatter(options.currency ?? SHOP_CURRENCY, whole ? 0 : 2).format(amount / 100);
}

/** The wire form of gateways that speak decimals: `"12500.00"`. */
export function toDecimal(amount: Centavos): string {
  const sign = amount < 0 ? "-" : "";
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads `"12500.00"` without ever going through a float; anything else is undefined. */
export function fromDecimal(text: string): Centavos | undefined {
  const match = /^(\d{1,12})\.(\d{2})$/.exec(text);
  return match ? Number(`${match[1]}${match[2]}`) : undefined;
}

/** A price times a factor, rounded to the whole peso as every page shows it. */
export function timesRoundedToPeso(amount: Centavos, factor: number): Centavos {
  return Math.round((amount * factor) / 100) * 100;
}
