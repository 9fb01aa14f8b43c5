import { foldText } from "#app/care/triage/rules/fold-text.ts";

const FILIPINO =
  /\b(?:ako|akong|ko|kong|ang|ng|nang|sa|po|opo|hindi|ba|siya|sya|niya|nya|yung|ung|mga|naman|lang|kasi|pwede|paano|ano|anong|bakit|gusto|masakit|sakit|wala|walang|meron|mayroon|kung|pero|sobrang|grabe|asawa|anak|nanay|tatay|ayoko|ayaw|huminga|makahinga)\b/g;

/** Two of its small words are enough: Taglish has few of them. */
export const isFilipino = (message: string): boolean =>
  new Set(foldText(message).match(FILIPINO)).size >= 2;
