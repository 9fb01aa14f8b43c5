import type { Word } from "./read-words.ts";

const GENERAL =
  /^(?:(?:hi|hello|hey|good \w+|please|pls|po|quick question|question|can you (?:tell|explain)(?: me)?|tell me|explain|ask ko lang|tanong lang|magtatanong lang) )*(?:(?:about )?(?:what|which|whats) (?:to do in case of|is|are|does|do|were|signs|symptoms|side|causes?|would|happens?|should (?:people|one|someone|you))|(?:(?:can|could)(?! (?:hardly|barely|scarcely|not|only|no)\b)|does|do|did|will|would|is|are|how (?:common|likely|often|does|do|can)|why (?:does|do|is|are)|nakaka\w*|pwede bang?|posible bang?|totoo bang?) |ano (?:ang|po ang|ba ang|ung|yung|po|ba)|anong|paano (?:po |ba |po ba )?(?:malalaman|nalalaman|makikilala|ang (?:tamang |wastong )?(?:first aid|pag ?lunas))|what is the (?:first aid|treatment) for|(?:signs|symptoms|sintomas|senyales|side effects?|risks?|list|meaning|difference) (?:of|ng|sa)|when (?:should|do|to) |(?:how to|paano) (?:prevent|avoid|know|recogni[sz]e|spot|lower the risk|maiwasan|iwasan) )/;

/** Who speaks of themselves, or of somebody, or of a moment, does not ask in general. */
const PERSONAL =
  /\b(?:i|im|ive|my|me|mine|myself|he|she|his|her|him|hes|shes|we|our|us|ako|akong|ko|kong|siya|sya|niya|nya|namin|kami|asawa|anak|nanay|tatay|mama|papa|mom|dad|mother|father|husband|wife|son|daughter|friend|kaibigan|kapatid|lola|lolo|sister|brother|boyfriend|girlfriend|jowa|baby|now|today|tonight|yesterday|since|started|ngayon|kanina|kagabi|kahapon|already|just|right now|keeps|ago)\b/;

/** "Can it cause suicidal thoughts?" asks about a medicine; "what is the point of living?" does not. */
const ABOUT_MEDICINE =
  /\b(?:cause|causes|lead|leads|linked|link|risk|risks|effect|effects|warn|warns|warning|label|increase|trial|trials|study|studies|nakakapagdulot|sanhi)\b/;

/** "Can you recommend something for sudden chest pressure?" has it, or somebody near. */
const ASKS_FOR_REMEDY = /\b(?:recommend|suggest|irekomenda|marerekomenda)\b/;

/** "The symptoms of a stroke, for a school report of my son": whoever learns about it has it not. */
const TO_LEARN =
  /\b(?:(?:for|para sa) (?:\w+ ){0,3}?(?:reports?|projects?|assignments?|homework|thesis|essay|seminars?|trainings?|class|exams?|quiz|module|presentation|reporting|orientation|first aid kit)|(?:want|gusto)(?: ko| kong| namin)?(?: lang| lng| to| just)* (?:learn|matuto|malaman|maintindihan|know|understand)(?: \w+)? (?:lang|more|about|in general|in case|just in case|para|kung sakali)|(?:just |out of )?curious(?:ity)?|nacurious|na curious|kung sakali(?:ng)?|just in case)\b/;
/** What nobody writes who only learns. */
const AT_HAND =
  /\b(?:now|ngayon|today|kanina|kagabi|right now|already|just (?:had|got|took|started)|since|keeps|please help|help|tulong|dali)\b/;

/** "What are the signs of pancreatitis?" asks about a sign and reports none. */
export function isGeneralQuestion(
  words: readonly Word[],
  place: number,
  isGrave: boolean,
): boolean {
  let start = place;
  while (start > 0 && words[start]?.breakBefore !== 2) start -= 1;
  let end = place + 1;
  while (end < words.length && words[end]?.breakBefore !== 2) end += 1;
  const sentence = words
    .slice(start, end)
    .map(({ text }) => text)
    .join(" ");
  if (ASKS_FOR_REMEDY.test(sentence)) return false;
  if (isGrave && !ABOUT_MEDICINE.test(sentence)) return false;
  if (!GENERAL.test(sentence)) return false;
  return !PERSONAL.test(sentence) || (TO_LEARN.test(sentence) && !AT_HAND.test(sentence));
}
