import { type Server, createServer } from "node:net";

/** Opens the server on a port of the loopback address, a free one unless given, and returns it. */
export function listenLocally(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address) resolve(address.port);
      else reject(new Error("the server has no port"));
    });
  });
}

/** A currently free port, for a process that is started next. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
