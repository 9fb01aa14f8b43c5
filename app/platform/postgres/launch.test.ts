import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { joinServer } from "./join-server.server.ts";
import { launch, type Launch } from "./launch.server.ts";
import { choosePlace } from "./placement.server.ts";
import { newShop, removeShops } from "./shop-process.fixture.ts";
import { leaveServer } from "./stop-server.server.ts";

afterAll(removeShops, 30_000);

test("of two servers started at once one goes, knowing that it lost a race", async () => {
  const place = await choosePlace(join(await newShop(), "data"), process.cwd());
  const both = [await launch(place, undefined), await launch(place, undefined)];
  const hold = await joinServer(place);
  const ends = await Promise.all(both.map(ended));
  expect(ends.filter((end) => end === undefined)).toHaveLength(1);
  const lost = ends.find((end) => end !== undefined);
  expect(lost).toMatchObject({ tryAgain: true });
  expect(lost?.log).toMatch(/lock file ".*" already exists/);
  expect(await leaveServer(hold, place.cluster)).toBe("stopped");
}, 20_000);

async function ended(server: Launch): ReturnType<Launch["ended"]> {
  for (let round = 0; round < 50; round++) {
    const end = await server.ended();
    if (end) return end;
    await pause(20);
  }
  return undefined;
}
