import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { takeLease } from "./lease.server.ts";
import { choosePlace } from "./place.server.ts";
import { launch, launchUnlessRunning } from "./postmaster.server.ts";
import { newShop, removeShops } from "./shop-process.fixture.ts";

afterAll(removeShops, 30_000);

test("of two servers started at once one fails, which counts as a lost race", async () => {
  const place = await choosePlace(join(await newShop(), "data"), process.cwd());
  const problems = await Promise.all([launch(place), launch(place)]);
  const [problem, ...others] = problems.filter((one) => one !== undefined);
  expect(problem).toMatch(/lock file ".*" (already exists|is empty)/);
  expect(others).toEqual([]);
  expect(await launchUnlessRunning(place)).toBeUndefined();
  expect(await (await takeLease(place, () => undefined)).end()).toBe("stopped");
}, 40_000);
