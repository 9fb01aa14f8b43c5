import type { Flag } from "./flag.ts";

/**
 * Thoughts of death, plain or hinted at, of the person or of another. A named method makes it more
 * urgent, never less: its patterns match anywhere.
 */
export const CRISES: readonly Flag[] = [
  {
    id: "suicide",
    level: "crisis",
    reason: "Thoughts of suicide or self-harm",
    patterns: [
      "> sleep|matulog|makatulog never|not|hindi|wag|forever|habambuhay @6",
      "> end|ending|wakasan|tapusin|kitilin LIFE @5",
      "> CANT go|keep on|going @3 $",
      "> ayoko|ayaw|ayokong na|nang|ng LIVE|magpatuloy|lumaban @4",
      "> hindi|di na kaya @5 $",
      "> WANT out @3 $ !eat|dine|hang|go|get|order|try",
      "> i|ako|me|akong die|mamatay|mamamatay|ikamatay @6",
      "SUICIDE",
      "> WANT DIE @5",
      "> NOT WANT LIVE|exist|wake|magising @6",
      "KILL SELF @3",
      "> ayoko|ayaw na @2 $",
      "wish|wishes|wished|wishing|sana dead|patay|namatay|mamatay|born|ipinanganak|pinanganak @6",
      "> envy|jealous|inggit|naiinggit|lucky|swerte DIE|DIED|terminal|patay|terminally @8",
    ],
  },
  {
    id: "method",
    level: "crisis",
    reason: "A way of ending one’s life is named",
    say: "Put distance between you and it now, and stay with someone.",
    always: true,
    patterns: [
      "> how|paano DIE pain|masakit|quick|quickly|mabilis|peacefully|fast|painlessly|sakit @8",
      "> many|much|ilan|ilang|gaano|what DIE|kill|killed|ikamatay|ikakamatay|unalive !trial|trials|study|studies|data|label @9",
      "painless|quickest|easiest|fastest|peaceful|pinakamadaling|pinakamabilis|pinakamadali|mabilis|madaling|mabilisang|walang way|paraan|method DIE|go|end|KILL|SUICIDE @7",
      "jump|jumping|tumalon|tatalon bridge|tulay|building|roof|rooftop|balcony|ledge @6",
      "> many|much|ilan|ilang|gaano|what lethal|fatal|deadly|nakamamatay @9",
    ],
  },
  {
    id: "means_at_hand",
    level: "crisis",
    reason: "Means of ending one’s life are at hand",
    say: "Put distance between you and it now, and stay with someone.",
    patterns: [
      "voice|voices|boses tell|telling|tells|says|nagsasabi|nagsasabing jump|hurt|kill|die|harm|saktan|patayin|tumalon @12",
      "staring|stare|nakatitig|tinititigan|titig pills|tablets|gamot|meds|rope|lubid|knife|kutsilyo|razor|blade|tulay|bridge|riles|tracks|gun|baril|bangin|ledge|insulin @7",
      "> pills|tablets|tableta|gamot|vials|vial|semaglutide|tirz|tirzepatide|reta|insulin|bottle|bote|all|lahat para|so|until hindi|di|NOT|never|wont WAKE @18",
    ],
  },
];
