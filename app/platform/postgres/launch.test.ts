import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { until } from "#tests/until.ts";
import { takeHold } from "./hold.server.ts";
import { launch, type Launch } from "./launch.server.ts";
import { choosePlace } from "./placement.server.ts";
import { newShop, removeShops } from "./shop-process.fixture.ts";
import { leaveServer } from "./stop-server.server.ts";

afterAll(removeShops, 30_000);

test("of two servers started at once one goes, knowing that it lost a race", async () => {
  const place = await choosePlace(join(await newShop(), "data"), process.cwd());
  const both = [await launch(place, undefined), await launch(place, undefined)];
  // Not by `joinServer`, which may start a third while neither has written its lock file.
  const hold = await until("one of them answers", 15_000, () => takeHold(place));
  const lost = await until("the other one goes", 15_000, () => firstEnd(both));
  const ends = await Promise.all(both.map((server) => server.ended()));
  expect(ends.filter((end) => end === undefined)).toHaveLength(1);
  expect(lost).toMatchObject({ tryAgain: true });
  expect(lost.log).toMatch(/lock file ".*" (already exists|is empty)/);
  expect(await leaveServer(hold, place.cluster)).toBe("stopped");
}, 40_000);

async function firstEnd(servers: readonly Launch[]): ReturnType<Launch["ended"]> {
  const ends = await Promise.all(servers.map((server) => server.ended()));
  return ends.find((end) => end !== undefined);
}
