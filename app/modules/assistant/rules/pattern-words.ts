/** Words of patterns and phrases that stand in no class, and are misspelt as well. */
export const PATTERN_WORDS =
  "tumalon inhaler nakagat kinagat nasunog tumitigil tumigil humihinto nauntog nabagok nahulog antok inaantok magalaw maigalaw gumagalaw shortness attack malay consciousness matiis makayanan mapigilan wakasan lined stash dehydrated dehydration depressed depression depressing anymore longer disappear vanish worthless hopeless goodbye farewell everything nothing reason purpose pancreatitis gallbladder gallstones medullary allergic anaphylaxis anaphylactic hypoglycemia palpitations irregular pounding racing accidentally accident mistake stomach keeping heavily paralyzed painless lethal fatal breastfeeding nagpapasuso tumutugon gumagalaw makausap nakamamatay ikamatay accidently palagay diarrhea everywhere thunderclap stroke necrosis swallow makalunok lumunok malunok";

/** Words of phrases, which are no misspelling of another. */
export const PHRASE_WORDS =
  "pamatay pampatay damo hanging shooting drowning slitting hang shoot drown stab slit ulirat conscious";
