import { once } from "node:events";
import { createServer } from "node:http";

type ReceivedRequest = { headers: Record<string, string>; body: string };

/** A receiver on the loopback address whose answers the test decides. */
export async function openReceiver() {
  const received: ReceivedRequest[] = [];
  const answer = { status: 204, headers: {} as Record<string, string>, body: "", isSilent: false };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      if (answer.isSilent) return;
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/in`,
    received,
    answer,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
