/** The time of the tests: a Saturday, 10:00 in Manila. */
export const NOW = new Date("2026-11-21T02:00:00Z");
