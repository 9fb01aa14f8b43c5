/**
 * No usable answer, so nothing is known about what the other side did. Temporary: the network, a
 * timeout, a broken or overloaded server. Otherwise the answer breaks the contract and will again.
 */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly temporary: boolean;

  constructor(message: string, options: ErrorOptions & { temporary: boolean }) {
    super(message, options);
    this.temporary = options.temporary;
  }
}
