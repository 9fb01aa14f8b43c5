/**
 * What tells others something of a body or a treatment. Subjects stand on locked screens and in lists
 * that are read over a shoulder, so none of this stands in them.
 */
const HEALTH_WORDS =
  /\b(?:peptides?|semaglutide|tirzepatide|retatrutide|cagrilintide|glp|ghk|bpc|tb-?500|nad|glow|klow|mots-?c|ipamorelin|tesamorelin|sermorelin|epi?thalon|selank|semax|insulin|dos(?:e|es|age|ing)|inject\w*|syringes?|needles?|vials?|\d+\s?(?:mg|mcg|ml|iu)|weight|obes\w*|diabet\w*|diagnos\w*|symptoms?|side effects?|therap\w*|treatments?|medicines?|medications?|prescri\w*|blood|pregnan\w*|illness|disease|cancer|pain|hormone\w*|libido|erect\w*)\b/i;

/** The word in a subject that says something of somebody's health; undefined where none does. */
export function healthWordIn(subject: string): string | undefined {
  return HEALTH_WORDS.exec(subject)?.[0];
}
