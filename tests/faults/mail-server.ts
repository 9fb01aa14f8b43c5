import { storedMessageId } from "#app/platform/mail/message-id.ts";
import { type Server, type Socket, createServer } from "node:net";
import { listenLocally } from "../listen-locally.ts";

/**
 * Behaviors of the recipient's mail server. `busy` says "later" to each mail; `forgetful` accepts a
 * mail and disconnects without an answer; `mute` accepts connections and says nothing.
 */
export const MOODS = ["well", "down", "busy", "forgetful", "mute"] as const;
export type Mood = (typeof MOODS)[number];

/**
 * Replaces the answer for a recipient: a line such as `550 5.1.1 no such user`, a delay, or a
 * disconnection.
 */
export type Reply = string | { afterMs: number } | { hangsUp: true } | undefined;

export type MailServer = {
  url: string;
  turn(mood: Mood): Promise<void>;
  answer(to: (address: string) => Reply): void;
  /** The outbox's message ids of accepted mails, in order. */
  accepted(): readonly string[];
  recipients(): readonly string[];
  /** The raw mails it received; empty if it keeps no letters. */
  letters(): readonly string[];
  /** Message ids of mails that it read before it disconnected. */
  forgotten(): readonly string[];
  close(): Promise<void>;
};

/** A minimal SMTP server. It delivers no mail. */
export async function openMailServer({ keepsLetters = true } = {}): Promise<MailServer> {
  const accepted: string[] = [];
  const recipients: string[] = [];
  const forgotten: string[] = [];
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = "well";
  let answerTo: (address: string) => Reply = () => undefined;
  let server: Server | undefined;

  function receive(messageId: string, { to, text }: Letter): boolean {
    if (keepsLetters) letters.push(text);
    if (mood === "forgetful") forgotten.push(messageId);
    else {
      accepted.push(messageId);
      recipients.push(to);
    }
    return mood !== "forgetful";
  }
  const newServer = () =>
    createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
      if (mood !== "mute")
        converse(socket, { isBusy: () => mood === "busy", answer: (to) => answerTo(to), receive });
    });
  async function hangUp() {
    for (const socket of sockets) socket.destroy();
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  server = newServer();
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    async turn(next) {
      mood = next;
      await hangUp();
      if (next === "down") return;
      server = newServer();
      await listenLocally(server, port);
    },
    answer(to) {
      answerTo = to;
    },
    accepted: () => accepted,
    recipients: () => recipients,
    letters: () => letters,
    forgotten: () => forgotten,
    close: hangUp,
  };
}

type Letter = { to: string; text: string };

type Clerk = {
  isBusy(): boolean;
  answer(address: string): Reply;
  receive(messageId: string, letter: Letter): boolean;
};

function converse(socket: Socket, clerk: Clerk): void {
  let unread = "";
  let letter: string[] | undefined;
  let to = "";
  const say = (line: string) => socket.write(`${line}\r\n`);

  function reply(answer: Reply) {
    if (typeof answer !== "object") return say(answer ?? "250 ok");
    if ("hangsUp" in answer) return socket.destroy();
    return setTimeout(() => say("250 ok"), answer.afterMs);
  }

  function hear(line: string) {
    if (letter && line !== ".") return void letter.push(line);
    if (letter) {
      const text = letter.join("\n");
      const messageId = storedMessageId(/^message-id:\s*(\S+)/im.exec(text)?.[1] ?? "none");
      letter = undefined;
      return clerk.receive(messageId, { to, text }) ? say("250 taken") : socket.destroy();
    }
    switch (line.slice(0, 4).toUpperCase()) {
      case "MAIL":
        return say(clerk.isBusy() ? "451 come back later" : "250 ok");
      case "RCPT":
        to = /<([^>]*)>/.exec(line)?.[1] ?? "";
        return reply(clerk.answer(to));
      case "DATA":
        letter = [];
        return say("354 go on");
      case "QUIT":
        say("221 bye");
        return socket.end();
      default:
        return say("250 ok");
    }
  }

  say("220 mail.example.test");
  socket.on("data", (bytes) => {
    const lines = (unread + bytes.toString("latin1")).split("\r\n");
    unread = lines.pop() ?? "";
    lines.forEach(hear);
  });
}
