import { z } from "zod";

/** A language model that words answers, and its monthly limit, in millionths of a US dollar. */
export type ModelSettings = {
  provider: "openai-compatible" | "anthropic";
  baseUrl: string;
  apiKey: string;
  model: string;
  monthlyLimit: number;
  /** The price of one token, in millionths of a US dollar. */
  inputPrice: number;
  outputPrice: number;
};

type Source = Record<string, string | undefined>;

const ANTHROPIC = "https://api.anthropic.com/v1";

const dollars = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,4})?$/, "must be an amount in US dollars, such as 3 or 0.25")
  .transform(Number);

/** Settings of the assistant's model: all that is needed, or none. */
export const modelVariables = {
  AI_PROVIDER: z
    .enum(
      ["none", "openai-compatible", "anthropic"],
      "must be none, openai-compatible or anthropic",
    )
    .default("none"),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with https://" })
    .transform((text) => new URL(text).href.replace(/\/+$/, ""))
    .optional(),
  AI_API_KEY: z.string().min(8, "needs at least 8 characters").optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_MONTHLY_LIMIT: dollars.optional(),
  AI_INPUT_PRICE: dollars.optional(),
  AI_OUTPUT_PRICE: dollars.optional(),
};

type ModelVariables = z.output<z.ZodObject<typeof modelVariables>>;

export function readModel(parsed: ModelVariables): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_MODEL: model } = parsed;
  const { AI_MONTHLY_LIMIT: limit, AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = parsed;
  const baseUrl = parsed.AI_BASE_URL ?? (provider === "anthropic" ? ANTHROPIC : undefined);
  if (provider === "none" || !apiKey || !model || !baseUrl) return undefined;
  if (limit === undefined || input === undefined || output === undefined) return undefined;
  // Dollars per million tokens equal millionths of a dollar per token.
  const monthlyLimit = Math.round(limit * 1_000_000);
  return { provider, baseUrl, apiKey, model, monthlyLimit, inputPrice: input, outputPrice: output };
}

/** Problems across variables. The schema checks each variable alone. */
export function modelProblems(source: Source): string[] {
  const provider = source["AI_PROVIDER"] ?? "none";
  if (provider === "none") return [];
  const needed = {
    AI_API_KEY: "set it to the model provider's API key",
    AI_MODEL: "set it to the name of the model",
    AI_MONTHLY_LIMIT: "set it to the model's monthly budget, in US dollars",
    AI_INPUT_PRICE: "set it to the price of a million input tokens, in US dollars",
    AI_OUTPUT_PRICE: "set it to the price of a million output tokens, in US dollars",
    ...(provider === "anthropic" ? {} : { AI_BASE_URL: "set it to the address of the model" }),
  };
  const missing = Object.entries(needed).filter(([name]) => !source[name]);
  const url = source["AI_BASE_URL"] ?? "";
  const isPlain =
    /^http:/i.test(url) && !/^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/i.test(url);
  return [
    ...missing.map(([name, advice]) => `${name}: ${advice}`),
    ...(isPlain ? ["AI_BASE_URL: must start with https://, unless it is this machine"] : []),
  ];
}
