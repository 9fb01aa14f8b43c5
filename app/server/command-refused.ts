/** Ends a command with a sentence instead of a stack. */
export class CommandRefused extends Error {
  readonly userMessage: string;
  constructor(message: string) {
    super(message);
    this.userMessage = message;
  }
}
