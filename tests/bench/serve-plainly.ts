import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import type { PlainAnswer } from "./plain-server.ts";

export type Plain = { url: string; pid: number; stop(): void };

/** Serves what this address answered, byte for byte, by a plain node:http server. */
export function servePlainly(answer: PlainAnswer): Promise<Plain> {
  return forkPlain("tests/bench/plain-server.ts", answer);
}

/** A server in a process of its own, which says its port once it has what it is to serve. */
export async function forkPlain(script: string, given: object): Promise<Plain> {
  const child = fork(script, { serialization: "advanced" });
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  child.send(given);
  const [port] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${Number(port)}`,
    pid: Number(child.pid),
    stop() {
      process.off("exit", stop);
      stop();
    },
  };
}

/** The answer as it is on the wire, unlike what fetch makes of it. */
export async function rawAnswer(url: string, headers: Record<string, string>) {
  return new Promise<PlainAnswer>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ status: answer.statusCode ?? 0, headers: own(answer.headersDistinct), body });
      });
    }).on("error", reject);
  });
}

/** All but those that a server adds by itself. */
function own(headers: NodeJS.Dict<string[]>): Record<string, string> {
  const added = ["connection", "date", "keep-alive", "transfer-encoding"];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, values]) =>
      values && !added.includes(name) ? [[name, values.join(", ")]] : [],
    ),
  );
}
