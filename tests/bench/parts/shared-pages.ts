import { figure, shown } from "../figure.ts";
import type { Part } from "../part.ts";
import { repeat } from "../repeat.ts";
import { rawAnswer, servePlainly } from "../serve-plainly.ts";
import { cpuOf } from "../process-cost.ts";
import { openStage } from "../stage.ts";
import { median } from "../statistics.ts";

const PAGES = { home: "/", listing: "/products", product: "/product/glow" };
const CALLERS = 32;
const ROUNDS = 5;
const SECONDS = 1;
const headers = { "accept-encoding": "gzip, deflate, br" };

/** The two take turns, so that other load on the machine slows both alike. */
export const sharedPages: Part = {
  name: "shared-pages",
  about: "a cached public page, beside a plain node:http server that returns the same bytes",
  async measure({ server }) {
    const { app, close } = await openStage(server);
    const figures = [];
    for (const [name, path] of Object.entries(PAGES)) {
      await rawAnswer(app.url + path, headers);
      const plain = await servePlainly(await rawAnswer(app.url + path, headers));
      const rounds: Record<"shop" | "bare", Speed>[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [shop, bare] = [await serve(app, path), await serve(plain, path)];
        // The first round warms up.
        if (round > 0) rounds.push({ shop, bare });
      }
      plain.stop();
      const of = (who: "shop" | "bare", what: keyof Speed) =>
        median(rounds.map((round) => round[who][what]));
      const note =
        `${shown(of("shop", "cpu"), 0)} and ${shown(of("bare", "cpu"), 0)} µs of CPU` +
        `, the client at most ${shown(of("bare", "busy") * 100, 0)} % busy`;
      const ceiling = {
        value: of("bare", "perSecond"),
        share: median(rounds.map(({ shop, bare }) => shop.perSecond / bare.perSecond)),
      };
      figures.push(
        figure(
          `cached page, ${name}`,
          of("shop", "perSecond"),
          { unit: "requests/s", note, ceiling },
          { least: 0.9 },
        ),
      );
    }
    await close();
    return figures;
  },
};

type Speed = { perSecond: number; cpu: number; busy: number };

async function serve({ url, pid }: { url: string; pid: number }, path: string): Promise<Speed> {
  const before = cpuOf(pid);
  const run = await repeat(url, { path, headers }, { callers: CALLERS, seconds: SECONDS });
  return { ...run, cpu: ((cpuOf(pid) - before) * 1_000) / run.count };
}
