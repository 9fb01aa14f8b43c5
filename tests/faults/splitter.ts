import { type Socket, connect, createServer } from "node:net";
import { listenLocally } from "../listen-locally.ts";

export type Splitter = {
  url: string;
  /** From now on this port gets its share of the connections. */
  add(port: number): void;
  /** From now on this port gets no connection. Open ones stay. */
  remove(port: number): void;
  close(): Promise<void>;
};

/** A minimal load balancer for a shop of several processes: it deals out connections in turn. */
export async function openSplitter(): Promise<Splitter> {
  const sockets = new Set<Socket>();
  const ports = new Set<number>();
  let turn = 0;

  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (shopper) => {
    sockets.add(shopper);
    shopper.on("close", () => sockets.delete(shopper)).on("error", () => shopper.destroy());
    turn += 1;
    const inTurn = [...ports];
    lead(shopper, [...inTurn.splice(turn % Math.max(1, inTurn.length)), ...inTurn]);
  });

  /** No byte of the shopper's was read yet, so a process that refuses the connection is skipped. */
  function lead(shopper: Socket, [port, ...others]: number[]): void {
    if (port === undefined) return void shopper.destroy();
    const shop = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const next = () => lead(shopper, others);
    shop.once("error", next);
    shop.once("connect", () => {
      shop.off("error", next);
      const end = () => {
        shop.destroy();
        shopper.destroy();
      };
      shop.on("error", end).on("close", end);
      shopper.on("close", end);
      shopper.pipe(shop);
      shop.pipe(shopper);
    });
  }

  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    add: (one) => void ports.add(one),
    remove: (one) => void ports.delete(one),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
