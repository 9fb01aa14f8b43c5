import { foldText } from "./fold-text.ts";

const REASSURED =
  /\b(?:(?:i am|im|i feel|we are) (?:\w+ )?(?:fine|ok|okay|alright|safe)|(?:just|only) (?:asking|curious|joking|kidding|a joke|a question)|joke lang|biro lang|nagbibiro lang|(?:nag)?tatanong lang|tanong lang|(?:okay|ok|ayos) lang (?:po |naman )*(?:ako|kami)|nangutana lang)\b/;

/** "I'm fine, just asking": the person says that an earlier message was not meant so. */
export const isReassured = (message: string): boolean => REASSURED.test(foldText(message));
