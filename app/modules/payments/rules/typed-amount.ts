import type { Centavos } from "#app/lib/money.ts";

/** An amount as people type or paste it: `9200`, `9,200.50`, `₱ 9,200`. Undefined when it is none. */
export function typedAmount(text: string): Centavos | undefined {
  const bare = text.trim().replace(/^(?:₱|php)\s*/i, "");
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const [, whole = "", cents = ""] = match;
  return Number(whole.replaceAll(",", "") + cents.padEnd(2, "0"));
}
