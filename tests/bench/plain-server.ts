import { createServer } from "node:http";
import process from "node:process";
import { listenLocally } from "../listen-locally.ts";

export type PlainAnswer = { status: number; headers: Record<string, string>; body: string };

/** A process of its own that answers the same to everybody: as much as Node can do. */
process.once("message", (given: PlainAnswer) => {
  const { status, headers } = given;
  const body = Buffer.from(given.body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  });
  void listenLocally(server).then((port) => process.send?.(port));
});
