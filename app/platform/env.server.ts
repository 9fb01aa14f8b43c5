import path from "node:path";
import { z } from "zod";

/** The whole configuration, parsed once at start. Times in the names say their unit. */
export type Env = {
  production: boolean;
  demo: boolean;
  port: number;
  host: string;
  appUrl: string;
  appSecret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  trustProxy: boolean;
  testGatewayUrl: string;
  logLevel: string;
};

/** Wrong configuration: every problem at once, in words an owner can act on. */
export class ConfigurationError extends Error {
  readonly userMessage: string;
  constructor(problems: string[]) {
    super(problems.join("; "));
    this.userMessage = ["The shop can't start with this configuration:", ...problems]
      .map((line, index) => (index === 0 ? line : `  - ${line}`))
      .join("\n");
  }
}

const flag = z.enum(["on", "off", "1", "0", "true", "false"]).transform((v) => /on|1|true/.test(v));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

const variables = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  APP_URL: httpUrl.optional(),
  APP_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().min(3).default("Project: Me <hello@localhost>"),
  TRUST_PROXY: flag.default(false),
  DEMO: flag.optional(),
  TEST_GATEWAY_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** Empty variables count as unset, since that is how they arrive from env files. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    );
  }
  const v = parsed.data;
  const production = v.NODE_ENV === "production";
  const nothingConfigured =
    !production && !v.APP_URL && !v.APP_SECRET && !v.DATABASE_URL && !v.SMTP_URL;
  const demo = v.DEMO ?? nothingConfigured;
  const problems = productionProblems(production, demo, v.APP_SECRET, v.DATABASE_URL, v.APP_URL);
  if (problems.length > 0) throw new ConfigurationError(problems);
  const appUrl = v.APP_URL ?? `http://${v.HOST === "0.0.0.0" ? "127.0.0.1" : v.HOST}:${v.PORT}`;
  return {
    production,
    demo,
    port: v.PORT,
    host: v.HOST,
    appUrl,
    appSecret: v.APP_SECRET,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    trustProxy: v.TRUST_PROXY,
    testGatewayUrl: v.TEST_GATEWAY_URL ?? appUrl,
    logLevel: v.LOG_LEVEL,
  };
}

function productionProblems(
  production: boolean,
  demo: boolean,
  secret: string | undefined,
  databaseUrl: string | undefined,
  appUrl: string | undefined,
): string[] {
  if (!production) return [];
  return [
    ...(secret ? [] : ["APP_SECRET: set it to 32 or more random characters"]),
    ...(databaseUrl ? [] : ["DATABASE_URL: set it to the address of a PostgreSQL 15 or newer"]),
    ...(appUrl
      ? []
      : ["APP_URL: set it to the address shoppers type, such as https://shop.example"]),
    ...(demo ? ["DEMO: the demo accounts have public passwords; unset it in production"] : []),
  ];
}
