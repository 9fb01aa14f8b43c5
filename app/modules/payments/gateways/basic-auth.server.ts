/** HTTP Basic with a key as the user and no password, as PayMongo, Xendit and Maya want it. */
export function basicAuth(key: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` };
}
