const UNIT = String.raw`(?:mg|mgs|milligrams?|mcg|micrograms?|ml|mls|cc|iu|units?|unit|clicks?|ticks?|lines?|guhit|drops?|syringes?)`;
const AMOUNT = String.raw`\d+(?:\.\d+)? ?${UNIT}`;
const DOSE = String.raw`(?:dose|doses|dosis|dosage|dosages|dosing|dosed|titration|titrate|titrating|ladder|regimen|protocol|protocols|microdose|microdosing|shot|shots|injection|injections|turok)`;
const TAKE = String.raw`(?:take|taking|takes|inject|injecting|injects|pin|pinning|draw|drawing|dial|use|using|give|giving|start|starting|begin|need|needs|want|dose|turok|iturok|magturok|ituturok|inom|inumin|uminom|iinumin|gamitin|gagamitin|kailangan|kelangan|i-inject|iinject|magsimula|simulan|increase|raise|up|reach)`;
const PRODUCT = String.raw`(?:tirzepatide|tirze|tirz|semaglutide|sema|liraglutide|lira|retatrutide|reta|ozempic|wegovy|mounjaro|zepbound|saxenda|glow|klow|ghk|ghkcu|nad|lipo ?c|lemon ?bottle|bpc|bpc ?157|tb ?500|kpv|peptide|peptides|glp ?1|it|this|that|them|these|ito|nito)`;
const ASK = String.raw`(?:should|can|could|may|might|okay|ok|safe|enough|too much|too little|jump|next|recommend|recommended|suggest|best|ideal|right|correct|pwede|puwede|puede|dapat|kaya|sapat|tama|tamang|want|going|go|now|my|me|for me|convert|equals?|equivalent|is|ba|straight|instead)`;

/** Requests for an amount, a step, a volume or a rhythm, however they are dressed. */
export const DOSE_REQUESTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:how many|how much|ilang|ilan|gaano ?k?a?rami|gaano ba karami|gaano kadami|what (?:amount|number)) (?:\w+ ){0,4}?(?:${UNIT}|${DOSE})\b`,
  ),
  new RegExp(
    String.raw`\b(?:how many|how much|ilang|ilan|gaano karami|gaano kadami) (?:\w+ ){0,6}?${TAKE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:what|which|whats|ano|anong|tell me|give me|need|recommend\w*|suggest\w*|best|ideal|right|correct|proper|safe|optimal|starting|start|initial|maintenance|maximum|max|highest|lowest|minimum|loading|average|usual|typical|tamang|tama|wastong|calculate|compute|kwentahin|kuwentahin|work out|figure out|set|plan|prescribe|guess|estimate) (?:\w+ ){0,5}?${DOSE}\b(?! (?:form|hurt|site|sites))`,
  ),
  new RegExp(
    String.raw`\b${DOSE} (?:\w+ ){0,4}?(?:for|per|para|should|based|schedule|chart|guide|calculator|of|ng|sa)\b (?:\w+ ){0,3}?(?:me|my|${PRODUCT}|weight|kg|kilos?|lbs?|pounds?|beginners?|someone|person|woman|man|akin|timbang|somebody|adult|friend|weeks?)\b`,
  ),
  new RegExp(
    String.raw`\b(?:double|triple|halve|half|split|increase|raise|lower|reduce|decrease|bump|up|adjust|skip|stack|repeat|change|doblehin|dagdagan|taasan|bawasan|hatiin|itaas|ibaba|move up|step up|go up|go higher|catch up|speed up|skip ahead)\b (?:\w+ ){0,3}?(?:${DOSE}|${UNIT}|step|steps)\b`,
  ),
  new RegExp(String.raw`\b${ASK}\b (?:\S+ ){0,7}?${AMOUNT}\b`),
  new RegExp(
    String.raw`\b${AMOUNT} (?:\S+ ){0,7}?(?:${ASK}|${UNIT}|weekly|daily|a week|per week|a day|kada|every|week|araw|linggo|enough|ok|for)\b`,
  ),
  new RegExp(
    String.raw`\b(?:mg|mcg|milligrams?|ml|iu)\b (?:to|into|in|sa|papuntang|equals?|per|=) (?:\w+ ){0,2}?(?:units?|mg|ml|iu|clicks?|syringe|lines?|kg)\b`,
  ),
  new RegExp(
    String.raw`\b(?:units?|clicks?|lines?|ml|cc|guhit)\b (?:\w+ ){0,4}?(?:syringe|insulin|u ?100|is|draw|pull|dial|equals?|for|on|should|need)\b`,
  ),
  new RegExp(
    String.raw`\b(?:reconstitut\w*|bac water|bacteriostatic|sterile water|dilut\w*|timpla\w*|tinitimpla|magtimpla|itimpla|ihalo|paghalo)\b`,
  ),
  new RegExp(
    String.raw`\b(?:how much|how many|gaano karami(?:ng)?|ilang) (?:\w+ ){0,6}?(?:water|tubig|liquid|solvent|add|mix|ilagay|ihalo)\b`,
  ),
  /\bfrom \d+(?:\.\d+)? ?(?:mg|units?)? (?:\w+ ){0,3}?(?:to|up to|hanggang|papuntang) \d/,
  new RegExp(String.raw`\b(?:how|paano) (?:\w+ ){0,4}?(?:mix|haluin|paghaluin)\b`),
  new RegExp(
    String.raw`\b(?:how often|gaano kadalas|ilang beses|every how many|how frequently|how many times|ilang araw) (?:\w+ ){0,7}?(?:${TAKE}|${PRODUCT}|${DOSE})\b`,
  ),
  new RegExp(
    String.raw`\b(?:schedule|protocol|cycle|plan|chart|calculator|regimen|titration|ladder|steps)\b (?:\w+ ){0,4}?(?:for|of|to|ng|para) (?:\w+ ){0,3}?(?:me|my|${PRODUCT}|beginners?|weight|someone|\d+)\b`,
  ),
  new RegExp(
    String.raw`\b(?:weigh|weight|timbang|kilos?|kg|lbs|pounds|bmi)\b (?:\S+ ){0,12}?(?:${UNIT}|${DOSE}|how much|how many|ilan|ilang|what should i|ano dapat|start (?:on|at|with)|magkano dapat)\b`,
  ),
  new RegExp(
    String.raw`\b(?:fill in|complete|finish|continue)\b.{0,40}\b(?:dose|mg|units?|blank)\b|\b(?:dose|dosage|amount) (?:is|=|:) ?_+`,
  ),
];

const HOW_MUCH = String.raw`(?:how (?:much|many)(?! (?:is|are|does|for)\b)|gaano (?:po |ba )?k?a? ?(?:rami|dami)\w*|ilan|ilang|pila|tagpila|mano|kasano ka ?adu|(?:ano )?ka ?damo|magkano dapat|volume|amount|ratio|mls?|ccs?|millilit(?:er|re)s?)`;
/** "How many days", "how many mg of each": no volume. */
const NO_OTHER = String.raw`(?!(?: \w+){0,2}? (?:days?|weeks?|hours?|months?|araw|linggo|oras|buwan|adlaw|semana|bulan|aldaw|lawas|domingo|mgs?|mcg|baso\w*|glass\w*|vials?)\b)`;
const LIQUID = String.raw`(?:water|(?<=much )liquid|(?:ka)?tubig|danum|diluent|solvent|bac|bacteriostatic|saline|nss|likido|pantunaw|pangtunaw)`;
const MIX = String.raw`\w{0,4}?(?:mix\w*|dilut\w*|dissolv\w*|reconst\w*|halo\w*|haluin|timpla\w*|tunaw\w*|sagol\w*|sugbong\w*|simpon\w*|salin\w*|simbug\w*|laok\w*|templa\w*|runaw\w*)`;
const PUT = String.raw`(?:add|put|pour|use|(?:i|ig|ma|mag|pag)?(?:lagay|butang|kabil)\w*|ilalagay|gamiton|usaren)`;
const VIAL = String.raw`(?:vial\w*|powder|pulbos|bote|botelya|frasco|${PRODUCT})`;
const each = (...parts: readonly string[]) =>
  new RegExp(
    parts
      .map((part) => String.raw`(?=.*\b${part}\b)`)
      .join("")
      .replace(/^/, "^"),
  );

/** How much of a liquid a vial is mixed with, in the languages that shoppers write. */
export const MIXING: readonly RegExp[] = [
  each(HOW_MUCH + String.raw`\b` + NO_OTHER, LIQUID, `(?:${MIX}|${PUT}|${VIAL}|mg)`),
  each(HOW_MUCH + String.raw`\b` + NO_OTHER, MIX, VIAL),
];

/** Mentions of an amount that do not ask for one: a price, a strength, a parcel. */
export const NO_DOSE_REQUEST =
  /\b(?:price|prices|cost|costs|magkano|presyo|how much (?:is|are|does|for) (?:the |a |one |your |it )?(?:\w+ ){0,3}?(?:vial|cost|pack|shipping|delivery|consultation|doctor|fee)|should i pay|to pay|babayaran|bayaran|shipping|deliver\w*|order|checkout|refund|in stock|stock|available|left|grab|kit|kits|supplies|budget|sold|evidence|studies|sell|discount|promo|screenshot\w*|consultation fee)\b/;

/** With one of these, the question asks for an amount to take, whatever else it mentions. */
export const SURELY_DOSE =
  /\b(?:take|taking|inject\w*|pin|pinning|sub ?q|units?|syringe|draw|reconstitut\w*|guhit|butang\w*|lagyan|ilagay|ticks?|clicks?|iturok|ituturok|itusok|itutusok|magturok|inumin|titrat\w*|dosage|weekly|for my weight|timbang|(?:itataas|itaas|idadagdag) ko)\b/;

/** A dose that was missed: the labels say what then, and the passages have it without an amount. */
export const MISSED_DOSE =
  /^(?!.*\b(?:how much|how many|double|extra|units?|mg|ml|catch up|two|2|doble\w*|dalawa)\b).*\b(?:miss|missed|missing|forgot|forget|forgotten|late|nakalimutan|nakaligtaan|nalimutan)\b/;

/** "How many days does a delivery take?" */
export const ASKS_FOR_TIME =
  /^(?:\w+ ){0,3}?how (?:many (?:days|weeks|hours)|long) (?:do|does|will|would|can) (?:\w+ ){0,3}?(?:deliver\w*|shipping|shipment|order|orders|parcel|refund|approval|consultation|return) (?:\w+ ){0,3}?(?:take|need)\b|^what(?:s| is) a dose\W*$/;
