import process from "node:process";
import { createInterface } from "node:readline";
import { Stop, main, root } from "../prepare/main.mjs";
import { setup } from "../setup/setup.mjs";
import { thisMachine } from "../setup/this-machine.mjs";

const SETTINGS = "/etc/project-me.env";

/** `project-me setup`, as root on a fresh machine. */
await main(async () => {
  if (process.getuid() !== 0) throw new Stop("Run this as root.");
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new Stop("\nNot all questions were answered. Nothing was changed.");
    return value;
  };
  const say = (line) => console.log(line);
  await setup({ root, settings: SETTINGS, machine: thisMachine, ask, say });
  input.close();
});
