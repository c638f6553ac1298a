/** The digits of a number as a whole number, and the power of ten that they are multiplied by. */
function decimalOf(number: number): readonly [digits: bigint, exponent: number] {
  const [coefficient = '', exponent = '0'] = String(Math.abs(number)).split('e');
  const [whole = '', fraction = ''] = coefficient.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/** Whether a number is a multiple as people calculate: 0.3 is one of 0.1, although binary fractions leave a rest. */
export function isMultipleOf(number: number, divisor: number): boolean {
  if (!Number.isFinite(number) || !(divisor > 0)) return false;
  const [digits, exponent] = decimalOf(number);
  const [divisorDigits, divisorExponent] = decimalOf(divisor);
  const common = Math.min(exponent, divisorExponent);
  const scaled = digits * 10n ** BigInt(exponent - common);
  return scaled % (divisorDigits * 10n ** BigInt(divisorExponent - common)) === 0n;
}
