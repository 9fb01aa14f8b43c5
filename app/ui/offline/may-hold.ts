/** Made when a page first asks whether the browser stores anything. */
export const WAITING_DATABASE = "pm-waiting";

/** Whether the browser may hold something that waits, found out without the code that reads it. */
export async function mayHold(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === WAITING_DATABASE);
  } catch {
    // One that does not tell, or that stores nothing: the code that reads it finds out, and says so.
    return true;
  }
}
