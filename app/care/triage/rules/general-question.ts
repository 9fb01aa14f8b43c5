import type { Word } from "./read-words.ts";

const GENERAL =
  /^(?:(?:hi|hello|hey|good \w+|please|pls|po|quick question|question|can you (?:tell|explain)(?: me)?|tell me|explain|ask ko lang|tanong lang|magtatanong lang) )*(?:(?:about )?(?:what|which|whats) (?:to do in case of|is|are|does|do|were|signs|symptoms|side|causes?|would|happens?|should (?:people|one|someone|you))|(?:(?:can|could)(?! (?:hardly|barely|scarcely|not|only|no)\b)|does|do|did|will|would|is|are|how (?:common|likely|often|does|do|can)|why (?:does|do|is|are)|nakaka\w*|pwede bang?|posible bang?|totoo bang?) |ano (?:ang|po ang|ba ang|ung|yung|po|ba)|anong|paano (?:po |ba |po ba )?(?:malalaman|nalalaman|makikilala|ang (?:tamang |wastong )?(?:first aid|pag ?lunas))|what is the (?:first aid|treatment) for|(?:signs|symptoms|sintomas|senyales|side effects?|risks?|list|meaning|difference) (?:of|between|ng|sa)|side effects? (?:po |ba |kaya )+(?:ang|yung|ng|nito)|(?:can|could|pls|please) (?:you )?(?:please )?(?:explain|define|describe|tell me about)|when (?:should|do|does|is|would|to) |ano (?:po |ba |po ba )?(?:ang |yung )?(?:ibig sabihin|meaning)|(?:ilang (?:oras|araw|linggo)|gaano katagal) (?:\w+ ){0,2}bago (?:mawala|gumaling|umepekto)|(?:how to|paano) (?:prevent|avoid|know|recogni[sz]e|spot|lower the risk|maiwasan|iwasan|maiiwasan|makaiwas|makakaiwas) )/;

/** A question about oneself, another person or a moment is not a general one. */
const PERSONAL =
  /\b(?:i|im|ive|my|me|mine|myself|he|she|his|her|him|hes|shes|we|our|us|ako|akong|ko|kong|siya|sya|niya|nya|namin|kami|asawa|anak|nanay|tatay|mama|papa|mom|dad|mother|father|husband|wife|son|daughter|friend|kaibigan|kapatid|lola|lolo|sister|brother|boyfriend|girlfriend|jowa|baby|now|today|tonight|yesterday|since|started|ngayon|kanina|kagabi|kahapon|already|just|right now|keeps|ago)\b/;

/**
 * "Can it cause suicidal thoughts?" asks about a medicine; "what is the point of living?" does not.
 */
const ABOUT_MEDICINE =
  /\b(?:cause|causes|lead|leads|linked|link|risk|risks|effect|effects|warn|warns|warning|label|increase|trial|trials|study|studies|nakakapagdulot|sanhi)\b/;

/** "Can you recommend something for sudden chest pressure?" reports a sign that is present. */
const ASKS_FOR_REMEDY = /\b(?:recommend|suggest|irekomenda|marerekomenda)\b/;

/**
 * "The symptoms of a stroke, for a school report": a person who studies a sign does not have it.
 */
const TO_LEARN =
  /\b(?:(?:for|para (?:lang |po )?sa|writing) (?:\w+ ){0,3}?(?:reports?|projects?|assignments?|homework|thesis|essay|seminars?|module|presentation|reporting)|(?:want|gusto)(?: ko| kong| namin)?(?: lang| lng| to| just)* (?:learn|matuto|malaman|maintindihan|know|understand)(?: \w+)? (?:lang|more|about|in general|in case|just in case|para|kung sakali)|(?:just |out of )?curious(?:ity)?|nacurious|na curious)\b/;
/** "Which article is about it?", "I read of it in the news". */
const OF_A_TEXT =
  /\b(?:articles?|information|info|pages?|guides?|blogs?|posts?|faqs?|topics?|leaflets?|webinars?) (?:\w+ ){0,4}?(?:about|on|of|tungkol|regarding|ukol)\b|\b(?:read|reading|heard) (?:about|of)\b|\b(?:nabasa|napanood) (?:ko|namin)(?: lang| kasi| po)* (?:sa \w+ )?(?:na|yung|tungkol|about)\b/;
/** Words of people who have the sign, and do not only study it or read about it. */
const AT_HAND =
  /\b(?:i (?:have|had|feel|felt|think|cant|cannot|am|got|was|keep|just)|im|ive|my \w+|i also|same as (?:me|mine)|nararamdaman|parang|ganito|ganyan|meron ako|mayroon ako|ako (?:ngayon|rin|din)|ko (?:ngayon|rin|din)|he|she|hes|shes|siya|sya|niya|si \w+|now|ngayon|today|kanina|kagabi|right now|already|just (?:had|got|took|started)|since|keeps|please help|help|tulong|dali)\b/;

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
  const bare = sentence.replaceAll(
    /\b(?:(?:explain|to|for|tell|give) me|i am writing|im writing)\b/g,
    "",
  );
  if (GENERAL.test(sentence) && !PERSONAL.test(bare)) return true;
  return (TO_LEARN.test(sentence) || OF_A_TEXT.test(sentence)) && !AT_HAND.test(bare);
}
