/** How long a conversation waits for its next message, in the browser and on the server. */
export const EXPIRES_AFTER_MINUTES = 5;
