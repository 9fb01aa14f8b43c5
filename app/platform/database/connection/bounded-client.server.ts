import { Socket } from "node:net";
import pg from "pg";

export type BoundedConfig = pg.ClientConfig & {
  /** How long the server may be silent while a query waits for its answer. */
  silenceMs?: number | undefined;
  /** Called when a connection cannot be opened, and when the server went silent. */
  onLost?: () => void;
};

/**
 * A connection that does not wait for ever. When a network swallows the server's packets, no error
 * comes for a quarter of an hour or longer, and its own limits do not arrive either.
 */
export class BoundedClient extends pg.Client {
  constructor({ silenceMs, onLost = () => undefined, ...config }: BoundedConfig = {}) {
    super(config);
    const opening = this.#socket();
    opening.once("close", onLost);
    let answered = 0;
    const note = () => void (answered = this.#socket().bytesWritten);
    // Not on this client's "connect": by then the first query is already sent.
    this.connection.once("readyForQuery", note);
    this.on("drain", note);
    this.once("connect", () => {
      opening.off("close", onLost);
      if (silenceMs === undefined) return;
      const socket = this.#socket();
      // A callback of setTimeout itself would run for the first pause only.
      socket.setTimeout(silenceMs).on("timeout", () => {
        if (socket.bytesWritten === answered) return;
        onLost();
        socket.destroy(silentLink());
      });
    });
  }

  /** With TLS it is another one once the connection is up. */
  #socket(): Socket {
    const { stream } = this.connection;
    if (!(stream instanceof Socket)) throw new Error("the database is spoken to over a socket");
    return stream;
  }
}

function silentLink(): Error {
  return Object.assign(new Error("the database said nothing for too long"), { code: "ETIMEDOUT" });
}
