import { afterEach, describe, expect, it } from "vitest";
import { dropEchoes, onEndingSignal } from "./signals.mjs";

const emit = process.emit;

afterEach(() => {
  process.emit = emit;
});

/** The signals a listener hears while `send` runs. */
function heard(send) {
  const signals = [];
  const forget = onEndingSignal((signal) => signals.push(signal));
  send();
  forget();
  return signals;
}

describe("dropEchoes", () => {
  it("lets a signal through once", () => {
    dropEchoes(60_000);
    const signals = heard(() => {
      process.emit("SIGINT", "SIGINT");
      process.emit("SIGINT", "SIGINT");
      process.emit("SIGTERM", "SIGTERM");
    });
    expect(signals).toEqual(["SIGINT"]);
  });

  it("lets a later one through again", () => {
    dropEchoes(0);
    const signals = heard(() => {
      process.emit("SIGINT", "SIGINT");
      process.emit("SIGTERM", "SIGTERM");
    });
    expect(signals).toEqual(["SIGINT", "SIGTERM"]);
  });

  it("leaves other events alone", () => {
    dropEchoes(60_000);
    let count = 0;
    const listener = () => (count += 1);
    process.on("SIGUSR2", listener);
    process.emit("SIGUSR2", "SIGUSR2");
    process.emit("SIGUSR2", "SIGUSR2");
    process.off("SIGUSR2", listener);
    expect(count).toBe(2);
  });
});
