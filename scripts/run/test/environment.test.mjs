import { expect, it } from "vitest";
import { testEnvironment } from "./environment.mjs";

it("keeps a shop's own settings and CI out of the tests", () => {
  const env = testEnvironment({
    PATH: "/usr/bin",
    HOME: "/h",
    DATABASE_URL: "postgresql://real/shop",
    PGHOST: "real",
    APP_SECRET: "s",
    SMTP_URL: "smtp://real",
    NODE_ENV: "production",
    CI: "true",
  });
  expect(Object.keys(env).toSorted()).toEqual(["HOME", "NODE_ENV", "PATH"]);
  expect(env["NODE_ENV"]).toBe("test");
});
