import { figure } from "../figure.ts";
import { load } from "../load.ts";
import type { Part } from "../part.ts";
import { rawAnswer, servePlainly } from "../serve-plainly.ts";
import { openStage } from "../stage.ts";
import { median } from "../statistics.ts";

const PAGES = { home: "/", listing: "/products", product: "/product/glow" };
const CALLERS = 32;
const ROUNDS = 5;
const SECONDS = 1;
/** As browsers say it. */
const headers = { "accept-encoding": "gzip, deflate, br" };

/** The two take turns, so that whatever else the machine does is in the way of both. */
export const sharedPages: Part = {
  name: "shared-pages",
  about: "a kept public page, beside a plain node:http server that returns the same bytes",
  async measure({ server }) {
    const { app, close } = await openStage(server);
    const figures = [];
    for (const [name, path] of Object.entries(PAGES)) {
      await rawAnswer(app.url + path, headers);
      const plain = await servePlainly(await rawAnswer(app.url + path, headers));
      const perSecond = async (url: string) =>
        (await load({ url, callers: CALLERS, asks: [{ path, headers }], seconds: SECONDS }))
          .perSecond;
      const rounds: { kept: number; bare: number; ratio: number }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [kept, bare] = [await perSecond(app.url), await perSecond(plain.url)];
        // The first one warms up.
        if (round > 0) rounds.push({ kept, bare, ratio: kept / bare });
      }
      plain.stop();
      const of = (value: "kept" | "bare") => Math.round(median(rounds.map((one) => one[value])));
      const note = `${of("kept")} of ${of("bare")} requests/s`;
      const ratio = median(rounds.map((round) => round.ratio));
      figures.push(
        figure(
          `kept page, ${name}: of a plain server`,
          ratio,
          { digits: 2, note },
          { least: 0.85 },
        ),
      );
    }
    await close();
    return figures;
  },
};
