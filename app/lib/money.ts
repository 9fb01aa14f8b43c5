/** Whole centavos: ₱12,500.00 is 1_250_000. Sums stay exact because nothing is ever a fraction. */
export type Centavos = number;

export const SHOP_CURRENCY = "PHP";

export function pesos(amount: number): Centavos {
  return Math.round(amount * 100);
}

/** Whole numbers as people read them: 12500 is "12,500". `Intl` takes a phone 10 ms to load. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Centavos show only when there are some; `always` is for tables of many records, where columns must line up. */
export function formatMoney(
  amount: Centavos,
  options: { currency?: string; centavos?: "auto" | "always" } = {},
): string {
  const digits = amount % 100 === 0 && options.centavos !== "always" ? 0 : 2;
  const { currency = SHOP_CURRENCY } = options;
  if (currency !== SHOP_CURRENCY) return formatForeign(amount, currency, digits);
  const centavos = Math.abs(amount);
  const fraction = digits === 0 ? "" : `.${String(centavos % 100).padStart(2, "0")}`;
  return `${amount < 0 ? "-" : ""}₱${formatCount(Math.floor(centavos / 100))}${fraction}`;
}

function formatForeign(amount: number, currency: string, digits: 0 | 2): string {
  return new Intl.NumberFormat("en-PH", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
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
