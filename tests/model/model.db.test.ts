import process from "node:process";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { noteFigure } from "../proof/figures.ts";
import { openShop } from "../schedules/shop.ts";
import { answered } from "./command.ts";
import { histories, playHistory } from "./commands.ts";
import { newModel } from "./model.ts";
import { newRealShop } from "./real-shop.ts";

/** In so many histories the shop accepts each kind of command, and in the 30 of seed 2. */
const ENOUGH = 200;
const KINDS = "place,cancel,change order,refund,pack,return,settle,adjust,count,post";
const ACCEPTED = KINDS.split(",").map((name) => `${name}: ok`);
const HOUR_MS = 3_600_000;

const { PROOF_ROUNDS = "30", PROOF_SEED = "2" } = process.env;
/** Short ones reach as much in the same time: a shop with orders is one step away. */
const LONGEST = Number(PROOF_ROUNDS) < ENOUGH ? 25 : 40;
const shop = await openShop(inject("cluster"));
afterAll(() => shop.close());

test(
  "whatever shoppers and staff do, the shop does what the model says",
  { timeout: HOUR_MS },
  async () => {
    let played = 0;
    const property = fc.asyncProperty(histories(LONGEST), async (history) => {
      played += 1;
      await playHistory(history, { model: newModel(), real: await newRealShop(shop) });
    });
    const run = { numRuns: Number(PROOF_ROUNDS), seed: Number(PROOF_SEED) };
    const report = await fc.check(property, run);
    noteFigure("histories", played);
    expect(await fc.asyncDefaultReportMessage(report)).toBeUndefined();
    const missing = ACCEPTED.filter((word) => !answered.has(word));
    expect(run.seed === 2 || run.numRuns >= ENOUGH ? missing : []).toEqual([]);
  },
);
