const WAY_OUT =
  "Instead, DATABASE_URL can be the address of a PostgreSQL 15 or newer, such as postgres://user:password@host:5432/shop";

/** The built-in server cannot run here. The message is one line for the person who starts the shop. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  /** What is shown instead of a stack. */
  readonly userMessage: string;

  constructor(reason: string, options: ErrorOptions & { serverLog?: string } = {}) {
    const said = options.serverLog ? `\n${options.serverLog}` : "";
    super(`${reason}. ${WAY_OUT}.${said}`, options);
    this.userMessage = this.message;
  }
}
