import { readPart } from "../list/read-part.server.ts";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Ctx } from "../access/ctx.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { until } from "#tests/until.ts";
import { openDb } from "../database/db.server.ts";
import { openPool } from "../database/pool.server.ts";
import {
  MOST_OF_A_KIND,
  countMissingPage,
  countMissingPages,
  missingPagesFor,
  noteMissingPage,
} from "./missing-pages.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { missingPages } from "./tables.server.ts";

const { ctx, db } = await testContext();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(() => db.delete(missingPages));

const listed = () => readPart(missingPagesFor(db, "page"), { sort: "-seen" });

describe("an unknown address", () => {
  it("is one row, however often and by whomever it is asked for", async () => {
    const asked = (referrer: string | undefined, minutes: number) =>
      countMissingPage(db, { path: "/jurnal", referrer }, later(minutes));
    await asked(undefined, 0);
    await Promise.all([1, 2, 3, 4].map((minute) => asked("search.example/find", minute)));
    await asked(undefined, 9);
    expect((await listed()).rows).toMatchObject([
      {
        id: "/jurnal",
        referrer: "search.example/find",
        seen: 6,
        firstSeenAt: NOW,
        lastSeenAt: later(9),
      },
    ]);
  });

  it("stands apart from files and probes, and before what was missed less", async () => {
    const paths = ["/once", "/twice", "/twice", "/a.png", "/wp-login.php"];
    for (const path of paths) await countMissingPage(db, { path, referrer: undefined }, NOW);
    const { rows, hasMore } = await listed();
    expect(rows.map(({ id }) => id)).toEqual(["/twice", "/once"]);
    expect(hasMore).toBe(false);
    expect(await countMissingPages(db)).toEqual({ page: 2, file: 1, probe: 1 });
  });
});

it("keeps a few thousand: a new one takes the place of the oldest of its kind", async () => {
  await db.execute(sql`
    insert into missing_pages (path, kind, seen, first_seen_at, last_seen_at)
    select '/' || n || '.php', 'probe', 1, ${NOW.toISOString()}, ${NOW.toISOString()}::timestamptz + n * interval '1 s'
    from generate_series(1, ${MOST_OF_A_KIND}) n`);
  await countMissingPage(db, { path: "/jurnal", referrer: undefined }, NOW);
  const scan = Array.from({ length: 20 }, (_, n) => `/new-${n}.php`);
  await Promise.all(
    scan.map((path) => countMissingPage(db, { path, referrer: undefined }, later(60))),
  );
  const { page, probe = 0 } = await countMissingPages(db);
  expect(page).toBe(1);
  // Two that come at the same moment do not see each other.
  expect(probe).toBeGreaterThanOrEqual(MOST_OF_A_KIND);
  expect(probe).toBeLessThanOrEqual(MOST_OF_A_KIND + 20);
  await countMissingPage(db, { path: "/last.php", referrer: undefined }, later(61));
  expect((await countMissingPages(db)).probe).toBe(MOST_OF_A_KIND);
  const kept = await db.select({ path: missingPages.path }).from(missingPages);
  const paths = new Set(kept.map((row) => row.path));
  expect(paths.has("/1.php")).toBe(false);
  expect(scan.every((path) => paths.has(path))).toBe(true);
});

describe("beside the answer", () => {
  const warned: unknown[] = [];
  const log = Object.assign(Object.create(quietLog), {
    warn: (_: unknown, message: string) => warned.push(message),
  }) as RequestContext["log"];

  const LINK = { referer: "https://shop.example/products?q=x" };
  function ask(path: string, shopDb = db, by: Partial<Ctx> = {}, headers: HeadersInit = LINK) {
    const url = new URL(path, "https://shop.example");
    const served = { ctx: { ...ctx, ...by, db: shopDb }, log } as RequestContext;
    noteMissingPage(new Request(url, { headers }), url, served);
  }

  it("an address that staff typed is not missed, but a dead link and a visitor's guess are", async () => {
    const staff = { actor: actorOf("support") };
    ask("/admin/guess", db, staff, {});
    ask("/admin/dead-link", db, staff);
    await until("the link is counted", 5_000, async () => (await listed()).rows.length === 1);
    ask("/admin/visitor", db, { actor: actorOf("visitor") }, {});
    await until("the visitor is counted", 5_000, async () => (await listed()).rows.length === 2);
    const paths = (await listed()).rows.map(({ id }) => id).toSorted();
    expect(paths).toEqual(["/admin/dead-link", "/admin/visitor"]);
    warned.length = 0;
  });

  it("nobody waits for a database that is away", async () => {
    const nowhere = openPool({ connectionString: "postgresql://127.0.0.1:1/none" }, quietLog);
    ask("/jurnal", openDb(nowhere));
    expect(warned).toEqual(["unknown page"]);
    await until("it is told", 5_000, () => warned.length > 1);
    expect(warned[1]).toBe("an unknown page was not counted");
    await nowhere.end();
  });

  it("a flood gets two places, and leaves them again", async () => {
    for (let n = 0; n < 50; n += 1) ask(`/flood-${n}?secret=1`);
    const pages = async () => (await listed()).rows;
    await until("they are counted", 5_000, async () => (await pages()).length === 2);
    ask("/after");
    await until("it is counted", 5_000, async () => (await pages()).length === 3);
    expect((await pages()).map(({ id, referrer }) => [id, referrer])).toContainEqual([
      "/after",
      "/products",
    ]);
  });
});
