/** A world that cannot be had here, in words for whoever asked for it. */
export class WorldRefused extends Error {
  readonly userMessage: string;
  constructor(userMessage: string) {
    super(userMessage);
    this.userMessage = userMessage;
  }
}
