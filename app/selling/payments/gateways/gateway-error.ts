/**
 * No usable answer, so the effect on the other side is unknown. Temporary: the network, a timeout,
 * a broken or overloaded server. Otherwise the answer breaks the contract, and would again.
 */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly temporary: boolean;

  constructor(message: string, options: ErrorOptions & { temporary: boolean }) {
    super(message, options);
    this.temporary = options.temporary;
  }
}
