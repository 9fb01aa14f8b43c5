import path from "node:path";
import { z } from "zod";
import {
  companyProblems,
  companyVariables,
  readCompany,
  type CompanySettings,
} from "./auth/company-settings.ts";
import type { BackupStoreSettings } from "./backup/backup-store.server.ts";
import { s3Address, s3Problems, type S3Settings } from "./files/s3-settings.ts";
import {
  readRedirect,
  redirectProblems,
  redirectVariables,
  type RedirectSettings,
} from "./redirect-settings.server.ts";

/** The whole configuration, parsed once at start. Names of durations carry their unit. */
export type Env = {
  production: boolean;
  demo: boolean;
  /** The demo shop begins with 90 days of orders. */
  demoPast: boolean;
  port: number;
  host: string;
  appUrl: string;
  /** The shop's host names; undefined without `APP_URL`, when any name is accepted. */
  hostNames: readonly string[] | undefined;
  appSecret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The bucket for uploaded files; undefined for the data folder. */
  s3: S3Settings | undefined;
  /** Where backups are copied to; undefined if they stay in the data folder alone. */
  backupStore: BackupStoreSettings | undefined;
  process: "all" | "web" | "worker";
  smtpUrl: string | undefined;
  mailFrom: string;
  trustProxy: boolean;
  /** Bearer token of `/metrics`. Without it, only a demo's own machine may read them. */
  metricsToken: string | undefined;
  /** Spans are sent to the collector of OpenTelemetry's own variables. */
  traces: boolean;
  /** Verifies inbound mails from a provider. Without it, the shop accepts none. */
  inboundMailSecret: string | undefined;
  /** Undefined when signing in with Google is off. `url` replaces Google's address in tests. */
  google: { clientId: string; clientSecret: string; url: string | undefined } | undefined;
  /** Undefined when staff cannot sign in with the accounts of their company. */
  company: CompanySettings | undefined;
  testGatewayUrl: string;
  /** Lets webhooks go to this machine over http, for tests. */
  loopbackWebhooks: boolean;
  /** Replaces HighLevel's server in tests. */
  highlevelUrl: string | undefined;
  /** HighLevel's public key, if not the last one published: base64 of its DER. */
  highlevelPublicKey: string | undefined;
  redirect: RedirectSettings | undefined;
  /** Replaces all payment providers in tests. */
  providersUrl: string | undefined;
  logLevel: string;
  /** Undefined: text at a terminal, else JSON. */
  logFormat: "json" | "text" | undefined;
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
// Normalized by `URL`, so that checks of its beginning do not depend on case.
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with https:// or http://" })
  .transform((text) => new URL(text).href.replace(/\/+$/, ""));

const NEEDED_IN_PRODUCTION = {
  APP_SECRET: "set it to 32 or more random characters",
  APP_URL: "set it to the shop's public address, such as https://shop.example",
};

/** A real shop must choose where its data is stored. */
const DATABASE_ADVICE =
  "set it to the address of PostgreSQL 15 or newer, or set DATA_DIR to a folder for the shop's own database";

const PORT_RANGE = "must be a number from 1 to 65535";

const variables = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RANGE)
    .transform(Number)
    .pipe(z.number().min(1, PORT_RANGE).max(65_535, PORT_RANGE))
    .default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  APP_URL: httpUrl.optional(),
  APP_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
    .optional(),
  PROCESS: z.enum(["all", "web", "worker"], "must be all, web or worker").default("all"),
  S3_URL: s3Address.optional(),
  BACKUP_URL: z
    .string()
    .startsWith("/")
    .transform((folder) => ({ folder }))
    .or(s3Address)
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().min(3).default("hello@localhost"),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  DEMO: flag.optional(),
  DEMO_PAST: flag.default(true),
  TEST_GATEWAY_URL: httpUrl.optional(),
  LOOPBACK_WEBHOOKS: flag.default(false),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: httpUrl.optional(),
  HIGHLEVEL_URL: httpUrl.optional(),
  HIGHLEVEL_PUBLIC_KEY: z
    .string()
    .regex(
      /^MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=$/,
      "must be an Ed25519 key: 60 characters that start with MCow",
    )
    .optional(),
  ...companyVariables,
  ...redirectVariables,
  PAYMENT_PROVIDERS_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  LOG_FORMAT: z.enum(["json", "text"], "must be json or text").optional(),
});

/** Empty variables are treated as unset, since env files deliver unset ones that way. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const source = Object.fromEntries(Object.entries(raw).filter(([, value]) => value));
  const parsed = variables.safeParse(source);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    ...productionProblems(source),
    ...googleProblems(source),
    ...companyProblems(source),
    ...redirectProblems(source),
    ...s3Problems(source),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  const v = parsed.data;
  const production = v.NODE_ENV === "production";
  const redirect = readRedirect(v);
  const configured = [v.APP_URL, v.APP_SECRET, v.DATABASE_URL, v.SMTP_URL, v.S3_URL, redirect];
  const nothingConfigured = !production && configured.every((value) => value === undefined);
  const demo = v.DEMO ?? nothingConfigured;
  const named = [v.APP_URL, v.TEST_GATEWAY_URL].flatMap((url) =>
    url === undefined ? [] : [new URL(url).hostname],
  );
  const appUrl = v.APP_URL ?? `http://${ownName(v.HOST)}:${v.PORT}`;
  return {
    production,
    demo,
    demoPast: v.DEMO_PAST,
    port: v.PORT,
    host: v.HOST,
    appUrl,
    hostNames: v.APP_URL === undefined ? undefined : named,
    appSecret: v.APP_SECRET,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    s3: v.S3_URL,
    backupStore: v.BACKUP_URL,
    process: v.PROCESS,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    trustProxy: v.TRUST_PROXY,
    metricsToken: v.METRICS_TOKEN,
    traces: v.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    inboundMailSecret: v.INBOUND_MAIL_SECRET,
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
            url: v.GOOGLE_URL,
          }
        : undefined,
    company: readCompany(v),
    testGatewayUrl: v.TEST_GATEWAY_URL ?? appUrl,
    loopbackWebhooks: v.LOOPBACK_WEBHOOKS,
    highlevelUrl: v.HIGHLEVEL_URL,
    highlevelPublicKey: v.HIGHLEVEL_PUBLIC_KEY,
    redirect,
    providersUrl: v.PAYMENT_PROVIDERS_URL,
    logLevel: v.LOG_LEVEL,
    logFormat: v.LOG_FORMAT,
  };
}

/** The name by which a browser on this machine reaches the address that the shop listens on. */
function ownName(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

function googleProblems(source: Record<string, string | undefined>): string[] {
  const [id, secret] = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const;
  return [
    ...(source[id] && !source[secret] ? [`${secret}: belongs to ${id}; set both or neither`] : []),
    ...(source[secret] && !source[id] ? [`${id}: belongs to ${secret}; set both or neither`] : []),
    ...(source["GOOGLE_URL"] && source["NODE_ENV"] === "production"
      ? ["GOOGLE_URL: the server at this address can sign in as anyone; unset it in production"]
      : []),
  ];
}

function productionProblems(source: Record<string, string | undefined>): string[] {
  if (source["NODE_ENV"] !== "production") return [];
  const missing = Object.entries(NEEDED_IN_PRODUCTION).filter(([name]) => !source[name]);
  const hasDatabase = source["DATABASE_URL"] || source["DATA_DIR"];
  const demo = flag.safeParse(source["DEMO"]).data;
  return [
    ...missing.map(([name, advice]) => `${name}: ${advice}`),
    ...(hasDatabase ? [] : [`DATABASE_URL: ${DATABASE_ADVICE}`]),
    ...(flag.safeParse(source["LOOPBACK_WEBHOOKS"]).data
      ? ["LOOPBACK_WEBHOOKS: it lets webhooks reach this machine; unset it in production"]
      : []),
    ...(source["PAYMENT_PROVIDERS_URL"]
      ? [
          "PAYMENT_PROVIDERS_URL: the server at this address can mark orders as paid; unset it in production",
        ]
      : []),
    ...(source["HIGHLEVEL_URL"]
      ? ["HIGHLEVEL_URL: customer contacts would go to this address; unset it in production"]
      : []),
    ...(demo ? ["DEMO: the demo accounts have public passwords; unset it in production"] : []),
  ];
}
