/**
 * Leaves out 0, 1, I, L and O, which look alike. The number of characters is prime, as the check
 * character needs.
 */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE = ALPHABET.length;
/** Characters of a code without its check character. */
const LENGTH = 10;

export const CODE_LENGTH = LENGTH + 1;

/** The example in texts. No vial has it. */
export const EXAMPLE_CODE = "K7MQ2XHD9R5";

export type ReadCode =
  | { kind: "code"; code: string }
  /** The text has the shape of a code, but the check character does not match. */
  | { kind: "mistyped" }
  | { kind: "no_code" };

/** Makes a code from a random number, which must be much larger than the number of codes. */
export function makeCode(random: bigint): string {
  let left = random;
  let code = "";
  for (let place = 0; place < LENGTH; place += 1) {
    code += ALPHABET.charAt(Number(left % BigInt(BASE)));
    left /= BigInt(BASE);
  }
  return code + checkOf(code);
}

/** Parses a code as people type it from a label, in lower case and with separators. */
export function readCode(typed: string): ReadCode {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  const isOurs =
    code.length === CODE_LENGTH && Array.from(code).every((one) => ALPHABET.includes(one));
  if (!isOurs) return { kind: "no_code" };
  const isRight = checkOf(code.slice(0, LENGTH)) === code.slice(LENGTH);
  return isRight ? { kind: "code", code } : { kind: "mistyped" };
}

/** The printed form, like `K7MQ-2XHD-9R5`. */
export function showCode(code: string): string {
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join("-");
}

/** Each place has its own weight, so that a wrong or swapped character changes the sum. */
function checkOf(code: string): string {
  const sum = Array.from(code).reduce(
    (all, one, place) => all + (place + 1) * ALPHABET.indexOf(one),
    0,
  );
  return ALPHABET.charAt(sum % BASE);
}
