import type { TestResult } from "../commands/test-connection.server.ts";
import { highlevelMessages as say } from "../texts/staff.ts";

type FailedTest = Extract<TestResult, { worked: false }>;

export function showFailure({ why, status, said }: Omit<FailedTest, "worked">): string {
  const words = why === "refused" ? say.problems.refused(status ?? 0) : say.problems[why];
  return said ? `${words} ${say.heSaid(said)}` : words;
}
