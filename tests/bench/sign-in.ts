import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";

/** The cookies of the demo shop's owner, signed in. */
export async function signInOwner(url: string): Promise<string> {
  const owner = DEMO_ACCOUNTS.find(({ role }) => role === "admin");
  const { email = "", password = "" } = owner ?? {};
  const answer = await fetch(new URL("/auth", url), {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", email, password }),
    headers: { origin: url },
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (answer.status !== 303) throw new Error(`signing in was answered ${answer.status}`);
  return cookies.join("; ");
}
