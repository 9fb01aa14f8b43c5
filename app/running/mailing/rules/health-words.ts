/**
 * Words that tell others about a body or a treatment. Subjects appear on locked screens and in
 * lists that others can see, so no subject may contain them.
 */
const HEALTH_WORDS =
  /\b(?:peptides?|semaglutide|tirzepatide|retatrutide|cagrilintide|glp|ghk|bpc|tb-?500|nad|glow|klow|mots-?c|ipamorelin|tesamorelin|sermorelin|epi?thalon|selank|semax|insulin|dos(?:e|es|age|ing)|inject\w*|syringes?|needles?|vials?|\d+\s?(?:mg|mcg|ml|iu)|weight|obes\w*|diabet\w*|diagnos\w*|symptoms?|side effects?|therap\w*|treatments?|medicines?|medications?|prescri\w*|blood|pregnan\w*|illness|disease|cancer|pain|hormone\w*|libido|erect\w*)\b/i;

export function healthWordIn(subject: string): string | undefined {
  return HEALTH_WORDS.exec(subject)?.[0];
}
