import { openConnection } from "../connection.ts";
import { figure } from "../figure.ts";
import { type Ask, load, requestOf } from "../load.ts";
import type { Part } from "../part.ts";
import { formOf } from "../purchase/checkout-form.ts";
import { type Product, shelfOf } from "../purchase/shelf.ts";
import { openStage } from "../stage.ts";
import { median, quantile } from "../statistics.ts";

const AT_ONCE = 40;
const CARTS = 150;
const ROUNDS = 5;

/** In turns, since both are times of the same machine. */
export const signUps: Part = {
  name: "sign-ups",
  about: `a shopper who fills carts, alone and beside ${AT_ONCE} sign-ups sent at one moment`,
  async measure({ server }) {
    const stage = await openStage(server, { products: 100 });
    const { url } = stage.app;
    const shelf = await shelfOf(stage.app.pool);
    const cartsFrom = async (from: number) => {
      const { milliseconds } = await load({
        url,
        callers: 1,
        asks: carts(url, shelf, from),
        status: 303,
      });
      return milliseconds;
    };
    await cartsFrom(0);
    const alone: number[] = [];
    const beside: number[] = [];
    const answers: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      alone.push(quantile(await cartsFrom(2 * round * CARTS), 0.95));
      const joining = joinAll(url, round * AT_ONCE);
      beside.push(quantile(await cartsFrom((2 * round + 1) * CARTS), 0.95));
      answers.push(...(await joining));
    }
    await stage.close();
    const other = answers.filter((status) => status !== 303 && status !== 503).length;
    const value = median(beside);
    const ceiling = { value: median(alone), share: value / median(alone) };
    return [
      figure(
        "a cart beside 40 sign-ups: p95",
        value,
        { unit: "ms", digits: 1, ceiling },
        { most: 2 },
      ),
      figure("40 sign-ups: answers other than 303 and 503", other, {}, { most: 0 }),
    ];
  },
};

function carts(url: string, shelf: readonly Product[], from: number): [Ask, ...Ask[]] {
  const cartOf = (n: number): Ask => {
    const productId = shelf[n % shelf.length]?.id ?? "";
    return formOf(n, url, "/cart", { intent: "add", productId });
  };
  return [cartOf(from), ...Array.from({ length: CARTS - 1 }, (_, n) => cartOf(from + 1 + n))];
}

/** Each from an address of its own; answers their statuses. */
function joinAll(url: string, from: number): Promise<number[]> {
  const join = async (_: unknown, place: number) => {
    const n = from + place;
    const fields = {
      intent: "sign-up",
      email: `joins-${n}@example.test`,
      password: "mango-avenue",
    };
    const connection = openConnection(url);
    const { status } = await connection.send(
      requestOf(url, formOf(n, url, "/auth?tab=signup", fields)),
    );
    connection.close();
    return status;
  };
  return Promise.all(Array.from({ length: AT_ONCE }, join));
}
