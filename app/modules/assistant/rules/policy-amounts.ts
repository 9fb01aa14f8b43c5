/** Words that are used of amounts to take alone, and an amount that is named without its unit. */
export const AMOUNT_REQUESTS: readonly RegExp[] = [
  /\b(?:microdos\w*|dosages?|dosis|titrat\w*|clicks|mcg|dosing|underdos\w*)\b/,
  /\b(?:how many|ilang|ilan|compute|kwenta\w*|calculate|pakwenta|my|ko|the|right|exact|number of) (?:\w+ ){0,4}?units?\b/,
  /\b(?:is|are|was) \d+(?:\.\d+)? (?:\w+ ){0,2}?(?:a lot|lot|much|enough|too|ok|okay|safe|high|low|fine)\b/,
  /\b(?:been on|time for|stay on|stay at|go to|move to|up to|start at|start on|start with|now on|currently on|stuck at|says?|said) \d+(?:\.\d+)?\b(?! ?(?:kg|kilos?|days?|weeks?|months?|pesos?|php|hours?|years?|minutes?|am|pm|percent|%|items?|vials?))/,
  /\b(?:starter|starting|safe|good|right|usual|small|ideal)? ?(?:amount|amounts|quantity) (?:\w+ ){0,2}?(?:of|ng|for|para|to) (?:\w+ ){0,2}?(?:tirz\w*|sema\w*|lira\w*|reta\w*|ozempic|wegovy|mounjaro|zepbound|saxenda|glow|klow|ghk\w*|nad|lipo|lemon|bpc|peptides?|it|this)\b/,
  /\b(?:how much|how many|gaano karami|gaano kadami|gaano ka rami|ilan|ilang) (?:\w+ ){0,4}?(?:itutusok|itusok|tusok|ituturok|run|runs|running|pinned|jab|shoot|ilalagay|kukunin|hihigupin)\b/,
  /\b(?:where|saan|set|fill|pull|draw|load|hanggang saan)\b.{0,25}\b(?:syringe|plunger|hiringgilya|insulin needle)\b/,
  /\b(?:max|maximum|minimum|most|least|limit)\b.{0,20}\b(?:per|a|each|kada|every|sa isang) (?:week|day|month|linggo|araw)\b/,
  /\b\d{2,3} ?(?:kgs?|kilos?|lbs?|pounds?)\b(?=.*\b(?:plan|start\w*|beginner|dose|units?|how much|what|ilan|simula\w*|protocol|schedule|need|take)\b)(?!.*\b(?:lost|lose|nabawas|pumayat|price|ship\w*)\b)/,
  /\b(?:taas|taasan|itaas|ibaba|babaan|bawasan|dagdagan)\b.{0,15}\b(?:dose|dosis|units?|mg|turok)\b/,
];
