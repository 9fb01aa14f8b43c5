import pg from "pg";
import { describe, expect, it } from "vitest";
import { retryingPool } from "./retrying-pool.server.ts";

const running = new AbortController().signal;
const failure = (code: string) => Object.assign(new Error("refused"), { code });

/** Refuses the first connection, and gives a client that answers with its failure once, too. */
function poolThatFails(code: string): pg.Pool {
  const failures = [failure(code)];
  const client = { query: () => Promise.reject(failure(code)) };
  const connect = () => {
    const error = failures.shift();
    return error ? Promise.reject(error) : Promise.resolve(client);
  };
  return Object.assign(new pg.Pool(), { connect });
}

const codes = {
  "is not up": "57P03",
  "has no connection left": "53300",
  "has no room for its own files": "53100",
  "has no time": "57014",
};

describe("jobs of a database that", () => {
  it.each(Object.entries(codes))("%s wait for it, and repeat what they asked", async (_, code) => {
    const client = await retryingPool(poolThatFails(code), running).connect();
    await expect(client.query("select")).rejects.toMatchObject({ code: "40001" });
  });

  it.each(Object.entries(codes))("%s do not wait once the worker stops", async (_, code) => {
    const pool = retryingPool(poolThatFails(code), AbortSignal.abort());
    await expect(pool.connect()).rejects.toMatchObject({ code });
  });

  it("refuses the login do not wait", async () => {
    const pool = retryingPool(poolThatFails("28P01"), running);
    await expect(pool.connect()).rejects.toMatchObject({ code: "28P01" });
  });
});
