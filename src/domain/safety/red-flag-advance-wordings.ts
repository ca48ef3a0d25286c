/*
 * Advance payments not called a fee, and promises of money for nothing; for texts of
 * folded words as in red-flag-wordings.ts.
 */
const gap = (most: number) => `(?: [a-z0-9]{1,40}){0,${most}}`
const amount = '(?:j |jm |ja |us |usd |jmd )?\\d{3,9}'
const your = '(?:your|yuh|yu|ur|di|their|dem)'

export const advanceWordings: readonly string[] = [
  // "To withdraw your earnings you must reach VIP level, which costs J$8,000."
  `(?:activate|unlock|release|withdraw|claim|cash out|open) (?:${your}|it|this)${gap(10)} (?:costs?|pay|a 1 time|1 time|deposit|send|upgrade|is)${gap(3)} ${amount}`,
  `(?:to|fi) (?:release|unlock|claim) (?:it|this|${your})${gap(1)} pay`,
  `(?:one|1) time ${amount}(?! (?:bonus|award|grant|prize|scholarship|stipend))`,
  `(?:comes?|come|get it|gets?|given|paid) back (?:to you )?(?:with|in|after|from|inna) ${your} (?:first|1st) (?:pay|salary|pay ?check|week)`,
  `(?<!we |who |will |company )put in ${amount}(?! ?(?:hours|percent|days|words|orders))`,
  `pay for (?:their|your|yuh|dem) own (?:background|police|medical|training|uniforms?|kit|visa|ticket|badge|test)`,
  `(?:pay|settle|cover) (?:the |di |a |your )?(?:stamp duty|tax(?:es)?|dut(?:y|ies)|customs)${gap(4)} ${amount}`,
  `top ?up cards?${gap(3)} (?:send|text|give)|send (?:us |me |mi )?(?:the|di) codes?(?= (?:to|on|from|pon))`,
  `(?:order|buy|purchase|get)${gap(4)} (?:box|boxes|kit|materials?|pack|package|bundle) (?:for|at) (?:j|jm|us|usd|jmd) \\d{1,9}`,
  `we (?:will )?buy (?:them |it |everything )?back (?:every|all|each|what|any)`,
  `pay for (?:(?:your|yuh|a|the|di|our) )?(?:[a-z]{1,20} )?(?:memberships?|subscriptions?|vip)`,
  `(?:vip|gold|silver|premium|platinum|diamond) (?:level|member|membership|group|account|package|plan|status)${gap(4)} ${amount}`,
  `${amount}${gap(3)} before (?:we|wi) (?:can |will )?(?:show|send|book|submit|place|introduce|present|put|file|process|register)`,
  `down ?lines?|(?:sign|bring|recruit|enrol)${gap(3)} (?:under|below|beneath) (?:you|yuh|u)`,
]

/** Money the applicant passes on and ends up owing. */
export const passedOnWordings: readonly string[] = [
  `(?:receive|get|mail you|send you|give you)${gap(5)} (?:cheques?|checks?|bank draft|money order)${gap(4)} (?:deposit|cash|lodge|bank) (?:it|them)`,
]
