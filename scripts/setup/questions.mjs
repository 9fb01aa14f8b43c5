const BACKUP_STORE = /^(?:\/|https:\/\/[^:@/]+:[^@/]+@)/;

/** The three things that only the owner knows. `wrong` says what an answer lacks. */
export const QUESTIONS = [
  {
    name: "APP_URL",
    text: "The shop's address, as in https://shop.example: ",
    wrong: (answer) => !isAddress(answer) && "It begins with https:// and has no path.",
  },
  {
    name: "SMTP_URL",
    text: "The mail server, as in smtps://user:password@mail.example:465 (Enter: later): ",
    mayWait: true,
    wrong: (answer) => !/^smtps?:\/\/./.test(answer) && "It begins with smtps:// or smtp://.",
  },
  {
    name: "BACKUP_URL",
    text: "Where backups are copied to, a folder on another disk or a bucket (Enter: later): ",
    mayWait: true,
    wrong: (answer) =>
      !BACKUP_STORE.test(answer) &&
      "It is /a/folder or https://<key id>:<secret>@<host>/<bucket>?region=<region>.",
  },
];

function isAddress(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  const isHere = ["localhost", "127.0.0.1"].includes(hostname);
  return pathname === "/" && (protocol === "https:" || (protocol === "http:" && isHere));
}

/** The answers by name; a question is repeated until its answer can be used. */
export async function askOwner(ask, say) {
  const answers = {};
  for (const { name, text, mayWait, wrong } of QUESTIONS) {
    for (;;) {
      const answer = (await ask(text)).trim();
      if (answer === "" && mayWait) break;
      const problem = wrong(answer);
      if (!problem) {
        answers[name] = answer;
        break;
      }
      say(problem);
    }
  }
  return answers;
}
