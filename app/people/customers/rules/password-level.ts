/** The required strength: `basic` applies to every customer, the others are the owner's choice. */
export const PASSWORD_LEVELS = ["basic", "low", "medium", "high"] as const;
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number];

export type PasswordRule = { minLength: number; number: boolean; symbol: boolean };

const RULES: Record<PasswordLevel, PasswordRule> = {
  basic: { minLength: 6, number: false, symbol: false },
  low: { minLength: 8, number: false, symbol: false },
  medium: { minLength: 8, number: true, symbol: false },
  high: { minLength: 8, number: true, symbol: true },
};

type PasswordPolicy = {
  staff: boolean;
  /** The level that staff need, and whether customers need it too. */
  level: string;
  alsoCustomers: boolean;
};

export function levelFor({ staff, level, alsoCustomers }: PasswordPolicy): PasswordLevel {
  if (!staff && !alsoCustomers) return "basic";
  return PASSWORD_LEVELS.find((one) => one === level) ?? "medium";
}

export function passwordRule(level: PasswordLevel): PasswordRule {
  return RULES[level];
}

export type PasswordLack = "length" | "number" | "symbol";

/** The first requirement that a password misses; undefined if it meets all. */
export function passwordLack(password: string, level: PasswordLevel): PasswordLack | undefined {
  const rule = RULES[level];
  if (Array.from(password).length < rule.minLength) return "length";
  if (rule.number && !/\p{N}/u.test(password)) return "number";
  return rule.symbol && !/[^\p{L}\p{N}\s]/u.test(password) ? "symbol" : undefined;
}
