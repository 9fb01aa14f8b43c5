import path from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError, parseEnv } from "./env.server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const PRODUCTION = {
  NODE_ENV: "production",
  APP_URL: "https://shop.example",
  APP_SECRET: SECRET,
  DATABASE_URL: "postgresql://shop@db.example/shop",
};

function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.userMessage.split("\n").slice(1);
  }
}

test("nothing is needed for the first start, which is a demo on this machine", () => {
  expect(parseEnv({})).toEqual({
    production: false,
    demo: true,
    demoPast: true,
    port: 3000,
    host: "127.0.0.1",
    appUrl: "http://127.0.0.1:3000",
    hostNames: undefined,
    loopbackWebhooks: false,
    appSecret: undefined,
    dataDir: path.resolve("data"),
    databaseUrl: undefined,
    s3: undefined,
    process: "all",
    smtpUrl: undefined,
    mailFrom: "hello@localhost",
    trustProxy: false,
    metricsToken: undefined,
    google: undefined,
    testGatewayUrl: "http://127.0.0.1:3000",
    traces: false,
    redirect: undefined,
    logLevel: "info",
    logFormat: undefined,
  });
});

test("empty variables count as unset", () => {
  const empty = { PORT: "", APP_URL: "", APP_SECRET: "", DATABASE_URL: "", DEMO: "", DATA_DIR: "" };
  expect(parseEnv(empty)).toEqual(parseEnv({}));
});

test.each([
  ["APP_URL", "http://shop.example"],
  ["APP_SECRET", SECRET],
  ["DATABASE_URL", "postgresql://shop@db.example/shop"],
  ["SMTP_URL", "smtp://mail.example"],
  ["S3_URL", "https://key:secret@s3.example/shop"],
])("a configured %s ends the demo, unless it is asked for", (name, value) => {
  expect(parseEnv({ [name]: value }).demo).toBe(false);
  expect(parseEnv({ [name]: value, DEMO: "on" }).demo).toBe(true);
});

const AT_GOOGLE = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "whisper" };

test("Google needs both its variables, and takes the place of nobody in production", () => {
  const google = { clientId: "shop", clientSecret: "whisper", url: undefined };
  expect(parseEnv({ ...PRODUCTION, ...AT_GOOGLE }).google).toEqual(google);
  for (const [name, missing] of [
    ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ]) {
    expect(problemsOf({ [name!]: "x" })).toEqual([
      `  - ${missing}: belongs to ${name}; set both or neither`,
    ]);
  }
  const played = { ...AT_GOOGLE, GOOGLE_URL: "http://localhost:9" };
  expect(parseEnv(played).google?.url).toBe("http://localhost:9");
  expect(problemsOf({ ...PRODUCTION, ...played })).toEqual([
    expect.stringContaining("GOOGLE_URL: the server at this address can sign in as anyone"),
  ]);
});

test("HighLevel is played by no server in production, and its key is one", () => {
  const played = { HIGHLEVEL_URL: "http://127.0.0.1:9" };
  expect(parseEnv(played).highlevelUrl).toBe("http://127.0.0.1:9");
  expect(problemsOf({ ...PRODUCTION, ...played })).toEqual([
    expect.stringContaining("HIGHLEVEL_URL: customer contacts would go to this address"),
  ]);
  expect(problemsOf({ HIGHLEVEL_PUBLIC_KEY: "not a key" })).toEqual([
    expect.stringContaining("HIGHLEVEL_PUBLIC_KEY: must be an Ed25519 key"),
  ]);
});

test("the demo can be turned off where nothing is configured", () => {
  expect(parseEnv({ DEMO: "off" }).demo).toBe(false);
  expect(parseEnv({ DEMO_PAST: "off" })).toMatchObject({ demo: true, demoPast: false });
});

test.each([
  ["on", true],
  ["1", true],
  ["true", true],
  ["off", false],
  ["0", false],
  ["false", false],
])("the switch %j is %s", (text, value) => {
  expect(parseEnv({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test.each([
  [{ HOST: "0.0.0.0", PORT: "8080" }, "http://127.0.0.1:8080"],
  [{ HOST: "::" }, "http://[::1]:3000"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
  [{ HOST: "shop.local" }, "http://shop.local:3000"],
  [{ APP_URL: "https://shop.example/" }, "https://shop.example"],
  [{ APP_URL: "HTTPS://Shop.Example:443" }, "https://shop.example"],
])("with %j the shop calls itself %s", (source, appUrl) => {
  expect(parseEnv(source).appUrl).toBe(appUrl);
});

test("a configured address is the only name that the shop answers to", () => {
  expect(parseEnv({ APP_URL: "https://Shop.Example:8443/" }).hostNames).toEqual(["shop.example"]);
  const both = { APP_URL: "http://127.0.0.1:3000", TEST_GATEWAY_URL: "http://localhost:3000" };
  expect(parseEnv(both).hostNames).toEqual(["127.0.0.1", "localhost"]);
  expect(parseEnv({ TEST_GATEWAY_URL: "http://localhost:3000" }).hostNames).toBeUndefined();
});

test("figures are for whoever has a token that nobody guesses", () => {
  const METRICS_TOKEN = "sixteen-letters!";
  expect(parseEnv({ METRICS_TOKEN }).metricsToken).toBe(METRICS_TOKEN);
  expect(problemsOf({ METRICS_TOKEN: "short" })).toEqual([
    "  - METRICS_TOKEN: needs at least 16 characters",
  ]);
});

test("the secret of inbound mail has 32 characters or more", () => {
  const INBOUND_MAIL_SECRET = "m".repeat(32);
  expect(parseEnv({ INBOUND_MAIL_SECRET }).inboundMailSecret).toBe(INBOUND_MAIL_SECRET);
  expect(parseEnv({}).inboundMailSecret).toBeUndefined();
  expect(problemsOf({ INBOUND_MAIL_SECRET: "short" })).toEqual([
    "  - INBOUND_MAIL_SECRET: needs at least 32 characters",
  ]);
});

test("every problem is listed at once, each with its name", () => {
  const wrong = {
    NODE_ENV: "production",
    PORT: "80a",
    APP_SECRET: "short",
    SMTP_URL: "mail.example",
    TRUST_PROXY: "maybe",
    DEMO: "on",
    LOG_LEVEL: "loud",
  };
  expect(problemsOf(wrong)).toEqual([
    "  - PORT: must be a number from 1 to 65535",
    "  - APP_SECRET: needs at least 32 characters",
    "  - SMTP_URL: must start with smtp:// or smtps://",
    expect.stringMatching(/^ {2}- TRUST_PROXY: /),
    expect.stringMatching(/^ {2}- LOG_LEVEL: /),
    "  - APP_URL: set it to the shop's public address, such as https://shop.example",
    expect.stringMatching(/^ {2}- DATABASE_URL: .*, or set DATA_DIR to a folder/),
    "  - DEMO: the demo accounts have public passwords; unset it in production",
  ]);
});

test.each(["0", "65536", "-1", "3e3", "80.5", " "])("PORT=%j is refused", (PORT) => {
  expect(problemsOf({ PORT })).toEqual(["  - PORT: must be a number from 1 to 65535"]);
});

test.each(["shop.example", "ftp://shop.example", "javascript:alert(1)", "https://"])(
  "APP_URL=%j is refused",
  (APP_URL) => {
    expect(problemsOf({ APP_URL })).toEqual([
      "  - APP_URL: must be an address that starts with https:// or http://",
    ]);
  },
);

test("production starts when everything it needs is there, and is no demo", () => {
  expect(parseEnv(PRODUCTION)).toMatchObject({ production: true, demo: false });
});

test.each(["APP_SECRET", "DATABASE_URL", "APP_URL"])(
  "production refuses to start without %s",
  (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: undefined })).toEqual([
      expect.stringMatching(new RegExp(`^ {2}- ${name}: set it to `)),
    ]);
  },
);

test("production uses the built-in database only in a folder that was named", () => {
  const builtIn = { ...PRODUCTION, DATABASE_URL: undefined, DATA_DIR: "/srv/shop" };
  expect(parseEnv(builtIn)).toMatchObject({
    production: true,
    demo: false,
    databaseUrl: undefined,
    dataDir: "/srv/shop",
  });
  expect(problemsOf({ ...builtIn, DATA_DIR: "" })).toHaveLength(1);
});

test("production refuses the demo", () => {
  expect(problemsOf({ ...PRODUCTION, DEMO: "1" })).toEqual([expect.stringContaining("- DEMO: ")]);
});

test("a problem never repeats the value, which may be a password", () => {
  const DATABASE_URL = "mysql://shop:hunter2hunter2@db.example";
  expect(problemsOf({ DATABASE_URL, APP_SECRET: "hunter2" }).join()).not.toContain("hunter2");
});
