/** Without 0, 1, I, L and O, which look like each other. Their count is a prime. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE = ALPHABET.length;
/** Of a code without the character that checks it. */
const LENGTH = 10;

export const CODE_LENGTH = LENGTH + 1;

/** The one that the texts name; no vial has it. */
export const EXAMPLE_CODE = "K7MQ2XHD9R5";

export type ReadCode =
  | { kind: "code"; code: string }
  /** It has the shape of a code, and one of its characters is wrong. */
  | { kind: "mistyped" }
  | { kind: "no_code" };

/** A code from a random number, which has to be much larger than there are codes. */
export function makeCode(random: bigint): string {
  let left = random;
  let code = "";
  for (let place = 0; place < LENGTH; place += 1) {
    code += ALPHABET.charAt(Number(left % BigInt(BASE)));
    left /= BigInt(BASE);
  }
  return code + checkOf(code);
}

/** A code as it was typed from a label, in small letters and with whatever stands between its parts. */
export function readCode(typed: string): ReadCode {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  const isOurs =
    code.length === CODE_LENGTH && Array.from(code).every((one) => ALPHABET.includes(one));
  if (!isOurs) return { kind: "no_code" };
  const isRight = checkOf(code.slice(0, LENGTH)) === code.slice(LENGTH);
  return isRight ? { kind: "code", code } : { kind: "mistyped" };
}

/** As it stands on the label: `K7MQ-2XHD-9R5`. */
export function showCode(code: string): string {
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join("-");
}

/** Each place weighs differently, so that one wrong character or two swapped ones change it. */
function checkOf(code: string): string {
  const sum = Array.from(code).reduce(
    (all, one, place) => all + (place + 1) * ALPHABET.indexOf(one),
    0,
  );
  return ALPHABET.charAt(sum % BASE);
}
