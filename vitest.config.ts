import { defineConfig } from "vitest/config";
import { isThorough } from "./tests/thorough.ts";

const DATABASE_TESTS = "**/*.db.test.{ts,tsx}";
const SERVER_TESTS = "**/*.pg.test.ts";
const JOURNEYS = "tests/journeys/**/*.test.ts";
const BAD_INPUT = "tests/bad-input/**/*.test.ts";
const FAULTS = "tests/faults/faults.test.ts";
const PROPERTIES = "tests/properties-setup.ts";
const NOT_OURS = ["**/node_modules/**", "build/**", "data/**", ".cache/**"];
const LEFT_TO_THE_NIGHT = isThorough ? [] : ["**/*.nightly.test.ts"];

// The groups run one after the other, so that two cores are never asked to do all at once; what
// `npm test` runs beside what is in scripts/run/test/run-vitest.mjs.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [...NOT_OURS, DATABASE_TESTS, SERVER_TESTS, JOURNEYS, BAD_INPUT, FAULTS],
          setupFiles: PROPERTIES,
          pool: "threads",
          isolate: false,
          // Properties are many runs, and a busy machine is no failure.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "db",
          include: [DATABASE_TESTS],
          exclude: [...NOT_OURS, JOURNEYS],
          globalSetup: "tests/global-setup.ts",
          setupFiles: [PROPERTIES, "tests/quick-passwords.ts"],
          pool: "forks",
          maxWorkers: 2,
          isolate: false,
          // Some back up and restore a whole shop, and a busy machine is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // These start PostgreSQL servers of their own, and wait for them most of the time.
          name: "postgres",
          include: [SERVER_TESTS],
          exclude: NOT_OURS,
          pool: "forks",
          maxWorkers: 3,
          isolate: false,
          testTimeout: 30_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "journeys",
          include: [JOURNEYS],
          exclude: [...NOT_OURS, ...LEFT_TO_THE_NIGHT],
          globalSetup: ["tests/global-setup.ts", "tests/journeys-setup.ts"],
          setupFiles: "tests/journeys/before-each.ts",
          pool: "forks",
          // Each has a shop of its own.
          maxWorkers: 2,
          isolate: false,
          // A journey is many pages, and a busy machine is no failure.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "bad-input",
          include: [BAD_INPUT],
          exclude: [...NOT_OURS, ...LEFT_TO_THE_NIGHT],
          globalSetup: ["tests/global-setup.ts", "tests/bad-input-setup.ts"],
          pool: "forks",
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: "faults",
          include: [FAULTS],
          exclude: NOT_OURS,
          pool: "forks",
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
