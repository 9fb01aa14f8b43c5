import { withToolsOnPath } from "../../prepare/node-version.mjs";

const shopSettings = [
  "APP_SECRET",
  "APP_URL",
  "BACKUP_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "DEMO",
  "DEMO_PAST",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_URL",
  "HIGHLEVEL_PUBLIC_KEY",
  "HIGHLEVEL_URL",
  "HOST",
  "INBOUND_MAIL_SECRET",
  "LOOPBACK_WEBHOOKS",
  "MAIL_FROM",
  "METRICS_TOKEN",
  "PAYMENT_PROVIDERS_URL",
  "PORT",
  "PROCESS",
  "S3_URL",
  "SMTP_URL",
  "TEST_GATEWAY_URL",
  "TRUST_PROXY",
];

/**
 * The environment of every check: without the settings of a shop (the tests must not touch its
 * database) and without CI, by which tools change what they do.
 */
export function testEnvironment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => !shopSettings.includes(name) && !/^PG[A-Z]+$/.test(name) && name !== "CI",
  );
  return { ...withToolsOnPath(Object.fromEntries(kept)), NODE_ENV: "test" };
}
