/** The requested world is not available here; the message says why. */
export class WorldRefused extends Error {
  readonly userMessage: string;
  constructor(userMessage: string) {
    super(userMessage);
    this.userMessage = userMessage;
  }
}
