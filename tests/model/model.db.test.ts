import process from "node:process";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { noteFigure } from "../proof/figures.ts";
import { openShop } from "../schedules/shop.ts";
import { histories, playHistory } from "./commands.ts";
import { newModel } from "./model.ts";
import { newRealShop } from "./real-shop.ts";

const LONGEST = 40;
const HOUR_MS = 3_600_000;

const { PROOF_ROUNDS = "30", PROOF_SEED = "1" } = process.env;
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
  },
);
