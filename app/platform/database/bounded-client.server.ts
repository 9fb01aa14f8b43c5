import { Socket } from "node:net";
import pg from "pg";

export type BoundedConfig = pg.ClientConfig & {
  /** How long the server may be silent when it was asked something. */
  silenceMs?: number | undefined;
  /** Told when no connection comes about, and when the server went silent. */
  onLost?: () => void;
};

/**
 * A connection that does not wait for ever. When a network swallows what the server says, no error
 * comes, for a quarter of an hour or longer, and the server's own limits are not heard either.
 */
export class BoundedClient extends pg.Client {
  constructor({ silenceMs, onLost = () => undefined, ...config }: BoundedConfig = {}) {
    super(config);
    const opening = this.#socket();
    opening.once("close", onLost);
    let answered = 0;
    const note = () => void (answered = this.#socket().bytesWritten);
    // Not by this client's "connect": when that comes, the first question is already sent.
    this.connection.once("readyForQuery", note);
    this.on("drain", note);
    this.once("connect", () => {
      opening.off("close", onLost);
      if (silenceMs === undefined) return;
      const socket = this.#socket();
      // A listener given to setTimeout itself would hear of the first pause only.
      socket.setTimeout(silenceMs).on("timeout", () => {
        if (socket.bytesWritten === answered) return;
        onLost();
        socket.destroy(silentLink());
      });
    });
  }

  /** With TLS another one once the connection is up. */
  #socket(): Socket {
    const { stream } = this.connection;
    if (!(stream instanceof Socket)) throw new Error("the database is spoken to over a socket");
    return stream;
  }
}

function silentLink(): Error {
  return Object.assign(new Error("the database said nothing for too long"), { code: "ETIMEDOUT" });
}
