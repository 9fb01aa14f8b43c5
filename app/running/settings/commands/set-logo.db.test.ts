import sharp from "sharp";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { settingsJobs } from "../jobs.server.ts";
import { loadLogo, loadSettings } from "../queries.server.ts";
import { LOGO_FILES } from "../rules/logo.ts";
import { logoImage } from "../views/logo-image.ts";
import { setLogo } from "./set-logo.server.ts";

const { ctx, db, pool, as } = await testContext();
const files = createDiskFiles(await temporaryFolder());
const store = files.area(LOGO_FILES);
const owner = as("admin");

/** A wide mark on a transparent ground. */
const drawn = sharp({
  create: { width: 1_200, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
});
const sent = await drawn.webp().toBuffer();

test("a logo is stored as an opaque PNG, shown in its size, and taken away again", async () => {
  expect(await setLogo(owner, store, sent)).toEqual({ ok: true, value: undefined });
  const logo = await loadLogo(db, files);
  expect(logo).toMatchObject({ width: 144, height: 36 });
  const facts = await sharp(logo?.bytes).metadata();
  expect(facts).toMatchObject({ format: "png", width: 432, height: 108, hasAlpha: false });
  const { logo: setting } = await loadSettings(db);
  expect(logoImage(setting)).toMatchObject({ width: 144, height: 36 });
  expect(logoImage(setting)?.src).toMatch(/^\/logo\/[\da-f-]{36}$/);

  expect(await setLogo(owner, store, undefined)).toMatchObject({ ok: true });
  expect(await loadLogo(db, files)).toBeUndefined();
});

test("what is no picture is refused, and so is everyone but the owner", async () => {
  const text = new TextEncoder().encode("<svg onload='alert(1)'/>");
  expect(await setLogo(owner, store, text)).toMatchObject({ reason: "not_a_picture" });
  for (const who of ["visitor", "customer", "manager"] as const) {
    expect(await setLogo(as(who), store, sent)).toMatchObject({ reason: "forbidden" });
  }
  expect((await loadSettings(db)).logo).toBe("");
});

test("a logo that was replaced is removed a day later, and the new one stays", async () => {
  await setLogo(owner, store, sent);
  const before = (await loadSettings(db)).logo;
  await setLogo(owner, store, sent);
  const { logo } = await loadSettings(db);
  expect(logo).not.toBe(before);
  await enqueueAny(db, "settings.sweep-logos", {});
  await drainJobs(pool, planOf(settingsJobs(files)), { at: addDays(new Date(), 2) });
  expect(await store.writtenBefore(addDays(ctx.now, 1_000))).toEqual([logo.slice(0, 36)]);
});
