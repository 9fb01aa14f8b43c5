import { type Server, type Socket, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { listenLocally } from "../listen-locally.ts";
import type { Fault } from "./fault-scenario.ts";

/**
 * A slow link delays every packet, a stalled one keeps it, and a missing link refuses connections.
 */
export type LinkMood = "well" | "slow" | "stalled" | "gone";

export type Link = {
  target: SocketTarget;
  turn(mood: LinkMood): Promise<void>;
  close(): Promise<void>;
};

const DELAY_MS = 40;

/** Connects a socket of the shop to PostgreSQL; both end together. */
export function joinDatabase(shop: Socket, upstream: SocketTarget, sockets: Set<Socket>) {
  const database = connect(`${upstream.host}/.s.PGSQL.${upstream.port}`);
  const end = () => {
    shop.destroy();
    database.destroy();
    sockets.delete(shop);
  };
  sockets.add(shop);
  for (const socket of [shop, database]) socket.on("error", end).on("close", end);
  return { database, end };
}

/** For a scenario: a stage whose shop reaches its database by a link. */
export async function openLinkedStage(fault: Fault) {
  const opened: { link?: Link } = {};
  const stage = await fault.open({
    async databaseAt(target) {
      opened.link = await openLink(target);
      return opened.link.target;
    },
  });
  const { link } = opened;
  if (!link) throw new Error("the shop was opened without the link");
  fault.atEnd(() => link.close());
  return { stage, link };
}

/** The network between a shop and its PostgreSQL. Kept packets are delivered when it recovers. */
export async function openLink(upstream: SocketTarget): Promise<Link> {
  const sockets = new Set<Socket>();
  let mood: LinkMood = "well";
  let freed = Promise.withResolvers<void>();
  let server: Server | undefined;

  async function pass(): Promise<void> {
    if (mood === "slow") await sleep(DELAY_MS);
    if (mood === "stalled") await freed.promise;
  }
  /** Packets are sent one after the other, so that none overtakes another. */
  function carry(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on("data", (bytes) => {
      before = before.then(pass).then(() => void (to.destroyed || to.write(bytes)));
    });
  }
  function answer(shop: Socket): void {
    const { database } = joinDatabase(shop, upstream, sockets);
    carry(shop, database);
    carry(database, shop);
  }
  async function hangUp(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }
  async function listen(at?: number): Promise<number> {
    server = createServer(answer);
    return listenLocally(server, at);
  }

  const port = await listen();
  return {
    target: { ...upstream, host: "127.0.0.1", port },
    async turn(next) {
      mood = next;
      freed.resolve();
      freed = Promise.withResolvers();
      if (next === "gone") await hangUp();
      else if (!server) await listen(port);
    },
    async close() {
      mood = "well";
      freed.resolve();
      await hangUp();
    },
  };
}
