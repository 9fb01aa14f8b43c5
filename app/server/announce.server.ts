import { href } from "react-router";
import type { Env } from "#app/platform/env.server.ts";
import { SETUP_HOURS } from "#app/running/staff/rules/invite.ts";
import { mayBeLocal } from "#app/platform/http/client-address.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";

/** What the person who typed `npm start` needs to read. */
export function announce(env: Env, setupToken: string | undefined): void {
  if (env.process === "worker") {
    console.log("This process runs the shop's jobs. It opens no port.");
    return;
  }
  const lines = [`The shop is open at ${env.appUrl}`];
  if (env.demo && !mayBeLocal(env)) {
    lines.push(
      "",
      "Demo mode: payments are simulated and no emails are sent. The demo accounts and the mailbox",
      "work only on this machine. They need TRUST_PROXY off and a local APP_URL.",
    );
  }
  if (mayBeLocal(env)) {
    lines.push(
      "",
      "Demo mode: payments are simulated, and emails go to a mailbox page instead of real inboxes.",
      ...DEMO_ACCOUNTS.map((a) => `  ${a.label.padEnd(9)} ${a.email} / ${a.password}`),
      `  mailbox   ${env.appUrl}/demo/mailbox`,
    );
  }
  if (setupToken !== undefined) lines.push("", ...setupLines(env, setupToken));
  console.log(lines.join("\n"));
}

/** In the terminal alone: who reads it runs the shop. */
function setupLines({ appUrl, demo, smtpUrl }: Env, token: string): string[] {
  return [
    "This shop has no owner yet. Open this address to register. It works once:",
    `  ${appUrl}${href("/admin-auth/:token", { token })}`,
    `The address expires in ${SETUP_HOURS} hours, or at the next start, which prints a new one.`,
    ...(demo || smtpUrl
      ? []
      : [
          "Registration sends a confirmation email, so set SMTP_URL first. Without it, the shop sends no email.",
        ]),
  ];
}
