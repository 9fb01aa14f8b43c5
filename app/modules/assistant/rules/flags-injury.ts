import type { Flag } from "./flag.ts";

/** What was done to a body from outside: by a fall, an animal, the heat or another person. */
export const INJURY_EMERGENCIES: readonly Flag[] = [
  {
    id: "injury",
    level: "emergency",
    reason: "A serious injury",
    patterns: [
      "deep|malalim cut|hiwa|gash|wound|sugat bone|buto|tendon|POUR|BLOOD|BLEEDS @12",
      "wound|stitches|incision|tahi opened|open|bumuka|burst BLEEDS|BLOOD|pus|nana @10",
      "pako|nail|glass|bubog|kawad foot|paa|hand|kamay|LEG SWELL|FEVER @16",
      "rabid dog|cat|bat|animal|aso|pusa|bit|bite|kagat @5",
      "rabies|bakunahan|vaccinated bit|bitten|bite|kagat|kinagat|nakagat ako|me|my|anak|son|daughter|child @16",
      "pricked|poked|stick|stuck|natusok used|stranger|strangers|infected|ibang|hiv needle|syringe|karayom @10",
      "burned|burnt|burn|scalded|napaso|nasunog|nabanlian boiling|fire|apoy|kumukulong|mantika|gasoline|acid|electricity @9",
      "> fell|nahulog|nadulas|tumama|nauntog|bumped|hit hit|tumama|nauntog|bumped|her|his|my|ang head|ulo thinners|warfarin|VOMIT|DROWSY|CONFUSED|DIZZY|lola|lolo|baby|grandma|grandpa @14",
      "thinners|thinner|warfarin|anticoagulant|eliquis fell|nahulog|hit|BLEEDS|bleeding|head|ulo @14",
      "tinaga|nataga",
      "head|ulo injury|trauma|BLEEDS @4",
      "fell|slip|slipped|hit|bump|bang|knock|nauntog|nabagok|nahulog|nadulas|nadagdag|tinamaan|nabagsakan|naigo|tumama head|ulo|skull|VOMIT VOMIT|DROWSY|CONFUSED|asking|asks|same|paulit|sarili|sense|remember|matandaan|answers|sagot|kausapin @26",
      "> nauntog|nabagok|nalaglag|nahulog|naumpog VOMIT|DROWSY|CONFUSED|FAINT|tulala|paulit|sarili @22",
      "accident|naaksidente|aksidente|crash|nabangga BLOOD|BLEEDS|head|ulo|broken|bali @8",
      "electric shock @2",
      "> hit|run|struck|nabundol by|over|ng car|truck|bus|motor|motorcycle|kotse|sasakyan @5",
      "stabbed|nasaksak|sinaksak|nabaril|binaril|gunshot|nasagasaan|electrocuted|nakuryente !myself",
      "snake|ahas|cobra bit|bitten|bite|bites|kagat|nakagat|kinagat|tinuklaw|natuklaw @6",
      "nalunod|drowned|drowning PERSON|CHILD|pool|water|dagat @6",
      "tinuklaw|snakebite",
    ],
  },
  {
    id: "heat",
    level: "emergency",
    reason: "Signs of a heat stroke",
    say: "Move the person to a cool place, and cool the skin with water.",
    patterns: [
      "nagka|na|having|has|possible|parang|suspected heat stroke|istrok @4",
      "heatstroke",
      "hot|burning|init|mainit|overheated skin|body|katawan|touch|hipo dry|tuyo|sweat|SWEAT|nonsense|strange|weird|sinasabi|CONFUSED|FAINT|DROWSY|stand !SITE|shot @20",
      "heat|araw|initan|bilad|nabilad|sun|tirik CONFUSED|FAINT|nonsense|SEIZURE !vial|parcel|package @18",
    ],
  },
  {
    id: "violence",
    level: "emergency",
    reason: "Someone is being hurt",
    patterns: [
      "> PERSON punched|choked|strangled|kicked|slapped|beats|beating|beat me|ako up|again|na @6",
      "> beat me up @3",
      "> PERSON HIT me|ako scared|afraid|terrified|takot|natatakot|home|always|often|whenever|tuwing @9",
      "PARTNER HIT me|ako|us|kami|her|him|siya @6",
      "HIT ako|me PARTNER|ng @6",
      "raped|ginahasa|molested me|ako|her|siya @4",
    ],
  },
];
