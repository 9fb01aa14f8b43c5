import process from "node:process";

/** How a command of the shop is typed here: a release has a program of its own, a clone uses npm. */
export function ownCommand(name: string, words = ""): string {
  if (process.env["PROJECT_ME_RELEASE"]) return `project-me ${name} ${words}`.trim();
  if (name === "start") return "npm start";
  return words ? `npm run ${name} -- ${words}` : `npm run ${name}`;
}
