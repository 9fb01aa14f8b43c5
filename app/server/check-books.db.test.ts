import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { booksJobs } from "#app/running/books/jobs.server.ts";
import type { FindProblems } from "#app/running/books/commands/check-books.server.ts";
import { findLastCheck } from "#app/running/books/queries.server.ts";
import { bookChecks } from "#app/running/books/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { targetOf } from "#app/platform/database/pool.server.ts";
import { httpJobs } from "#app/platform/http/jobs.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { taskList } from "#app/platform/jobs/runner.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { readBoard } from "#app/shells/desk/dashboard/read-board.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { findProblems } from "./find-doubts.server.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const tested = await testContext();
const { ctx, db, pool, as, at } = tested;
const env = { dataDir: await temporaryFolder(), smtpUrl: undefined };
let hours = 0;

/** Runs the job an hour after the last time. */
function checkNow(find: FindProblems = findProblems): Promise<void> {
  hours += 1;
  const plan = planOf(booksJobs(targetOf(pool), find));
  const job = { ...at(addMinutes(ctx.now, hours * 60)), links: { appUrl: "" }, log: quietLog };
  const tasks: Record<string, unknown> = taskList(plan, () => ({ ...job, mailer: { close() {} } }));
  const check = tasks["books.check"];
  if (typeof check !== "function") throw new Error("no such job");
  return check({}) as Promise<void>;
}

async function today(who: Parameters<typeof actorOf>[0] = "admin", minutes = 0) {
  const now = addMinutes(ctx.now, hours * 60 + minutes);
  const reader = { ...as(actorOf(who)), now };
  const board = { ctx: reader, memory: new Memory(), env, gatewayEnabled: false };
  return (await readBoard(board)).books;
}

const sent = () => db.select({ to: mails.to, text: mails.text }).from(mails);
const shift = (by: number) => sql`update stock_levels set on_hand = on_hand + ${by}`;
const shiftSubtotal = (by: number) =>
  sql`update orders set subtotal = subtotal + ${by}, tax_total = tax_total - ${by}`;

beforeAll(async () => {
  await publishLegalTexts(ctx);
  await accountOf(ctx, "admin", { email: "owner@example.test" });
  await accountOf(ctx, "manager");
  const productId = await makeProduct(ctx, { name: "Glow", sku: "GLOW-5", stock: 100 });
  await makeOrder(ctx, { productId, paymentMethod: "cod" });
});

test("Today says whether and when the books were checked, and when the check is late", async () => {
  expect((await today())?.line).toBe("Books not checked yet. The first check runs within an hour.");
  await checkNow();
  expect(await today("admin", 12)).toEqual({
    line: "Books checked 12 minutes ago. Everything adds up.",
    isLate: false,
    count: 0,
    problems: [],
  });
  expect(await today("manager", 121)).toMatchObject({
    line: expect.stringContaining(
      "Books last checked 2 hours ago. The check should run every hour.",
    ),
    isLate: true,
  });
});

test("a check that never ran is late two hours after the shop’s first start", async () => {
  const [kept] = await db.delete(bookChecks).returning();
  const known = addMinutes(ctx.now, hours * 60);
  await db.execute(sql`insert into graphile_worker._private_known_crontabs
    (identifier, known_since) values ('books.check', ${known})
    on conflict (identifier) do update set known_since = excluded.known_since`);
  expect(await today("admin", 120)).toMatchObject({
    isLate: false,
    line: expect.stringContaining("The first check runs within an hour."),
  });
  expect(await today("admin", 121)).toMatchObject({
    isLate: true,
    line: expect.stringContaining("Books never checked."),
  });
  await db.insert(bookChecks).values(kept!);
});

test("the check waits behind every other job that is due", () => {
  const { task, match } = { task: "books.check", match: "10 * * * *" };
  const due = planOf(booksJobs(targetOf(pool), findProblems), httpJobs).schedule;
  expect(due).toContainEqual({ task, match, options: { priority: 100 } });
  const others = due.filter((job) => job.task !== task);
  expect(others.map(({ options }) => options)).toEqual(others.map(() => ({ priority: 0 })));
  expect(others).not.toEqual([]);
});

test("a check sees one moment, whatever is written while it runs", async () => {
  const counted: unknown[] = [];
  await checkNow(async (moment) => {
    const count = async () => {
      const { rows } = await moment.execute(
        sql`select sum(on_hand)::int as units from stock_levels`,
      );
      counted.push(rows[0]?.["units"]);
    };
    await count();
    await db.execute(shift(1));
    await count();
    await db.execute(shift(-1));
    return [];
  });
  expect(counted).toEqual([100, 100]);
});

test("who may not read settings sees nothing of the books", async () => {
  for (const who of ["fulfilment", "marketing"] as const) expect(await today(who)).toBeUndefined();
});

test("a broken book is on Today with its record, in the figures, and in one mail to the owner", async () => {
  await db.execute(shift(1));
  await checkNow();
  expect(await today()).toMatchObject({
    count: 1,
    problems: [
      [
        { text: "" },
        { text: "GLOW-5", to: expect.stringMatching(/^\/admin\/(?:products|stock)\//) },
        { text: " has 101 on hand, its movements say 100", to: undefined },
      ],
    ],
  });
  const web = await openSmallWeb(tested, { APP_URL: "http://127.0.0.1", DEMO: "on" });
  expect(await (await web.ask("/metrics")).text()).toContain("\nbooks_problems 1\n");
  expect(await sent()).toEqual([
    {
      to: "owner@example.test",
      text: expect.stringContaining("I1: GLOW-5 has 101 on hand, its movements say 100"),
    },
  ]);
});

test("the same problem is no news with another amount, and a second problem is", async () => {
  await db.execute(shift(1));
  await checkNow();
  expect(await sent()).toHaveLength(1);
  await db.execute(sql`update orders set order_number = 'PM-26-000777'`);
  await db.execute(shiftSubtotal(1));
  await checkNow();
  const [, second] = await sent();
  expect(second?.text).toContain("order PM-26-000777 has a subtotal of");
  expect(second?.text).not.toContain("GLOW-5 has");
  expect((await today())?.problems.flat()).toContainEqual({
    text: "PM-26-000777",
    to: expect.stringMatching(/^\/admin\/orders\//),
  });
});

test("what was put right is gone, and is news when it comes back", async () => {
  await db.execute(shiftSubtotal(-1));
  await db.execute(shift(-2));
  await checkNow();
  expect(await today()).toMatchObject({ count: 0, problems: [] });
  const before = (await sent()).length;
  await db.execute(shift(1));
  await checkNow();
  expect(await sent()).toHaveLength(before + 1);
  await db.execute(shift(-1));
});

test("of two checks at once the second ends, and one result is kept", async () => {
  const looked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const first = checkNow(async () => {
    looked.resolve();
    await gate.promise;
    return ["I1: the first"];
  });
  await looked.promise;
  let isAsked = false;
  await checkNow(async () => {
    isAsked = true;
    return [];
  });
  expect(isAsked).toBe(false);
  gate.resolve();
  await first;
  expect((await findLastCheck(db))?.problems).toEqual(["I1: the first"]);
  expect(await db.$count(bookChecks)).toBe(1);
});

test("a check can write nothing, gives up in time, and leaves the last result when it fails", async () => {
  await checkNow(async (moment) => {
    const { rows } = await moment.execute<Record<string, string>>(sql`select
      current_setting('statement_timeout') as most,
      current_setting('transaction_isolation') as level,
      current_setting('max_parallel_workers_per_gather') as helpers`);
    return [JSON.stringify(rows[0])];
  });
  const kept = await findLastCheck(db);
  expect(kept?.problems).toEqual(['{"most":"1min","level":"repeatable read","helpers":"0"}']);
  await checkNow(async (moment) => {
    await moment.execute(shift(1));
    return [];
  });
  expect(await findLastCheck(db)).toEqual(kept);
});
