const digit = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)'

/** Seven or more digits written as words: "eight seven six, double five five ..." */
export const digitsInWords = new RegExp(
  `\\b(?:(?:double |triple )?${digit}(?:[\\s,.-]{1,3})){6,20}(?:double |triple )?${digit}\\b`,
  'gi',
)
