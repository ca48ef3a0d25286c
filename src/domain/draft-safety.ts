import { crisisIn } from './crisis-words.ts'

/** Why a text by a model must not reach a student; null when nothing was found. */
export function unsafeIn(text: string, knownHosts: ReadonlySet<string>): string | null {
  if (hostsIn(text).some((host) => !isKnown(host, knownHosts))) return 'Leave out every link.'
  if (contacts.test(text)) return 'Leave out phone numbers and e-mail addresses.'
  if (/<\/?[a-z!]/i.test(text)) return 'Use Markdown, no HTML.'
  if (/!\[/.test(text)) return 'Leave out pictures.'
  if (/\[(?:name|removed|school|number|e-mail|handle|date)\]/i.test(text)) {
    return 'Address the reader as "you", without any name.'
  }
  if (crisisIn(text) !== null) return 'Do not write about self-harm, violence or abuse.'
  return sentencesOf(text).some(isBadAdvice) ? 'Leave out the advice that is not safe.' : null
}

const contacts =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+\.[\p{L}]{2,}|(?<![\d$.,])\+?\(?\d{3}\)?[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)/u

function hostsIn(text: string): string[] {
  const links = text.matchAll(
    /(?:https?:)?\/\/([^\s/)\]"'>?#:]+)|\b((?:[a-z\d-]+\.)+(?:com|org|net|gov|edu|info|biz|app|io|co|ly|me|jm|uk|link|xyz)(?:\.[a-z]{2})?)\b/gi,
  )
  return Array.from(links, ([, whole, bare]) => (whole ?? bare ?? '').toLowerCase())
}

function isKnown(host: string, known: ReadonlySet<string>): boolean {
  return known.has(host.replace(/^www\./, ''))
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/)
}

/** The same words as a warning are good advice. */
function isBadAdvice(sentence: string): boolean {
  return !warning.test(sentence) && badAdvice.some((pattern) => pattern.test(sentence))
}

const warning =
  /\b(?:never|not|don['’]?t|do not|no one|nobody|avoid|stop|refuse|beware|scams?|fraud|warning|red flags?|illegal|without)\b/i

const badAdvice: readonly RegExp[] = [
  /\b(?:pay|send|give)\b[^.]{0,40}\b(?:fee|deposit|money)\b[^.]{0,40}\b(?:job|interview|recruiter|visa|position)\b/i,
  /\b(?:share|send|give|tell|post|enter)\b[^.]{0,40}\b(?:password|pin|otp|trn|card number|account number|bank details)\b/i,
  /\bguaranteed?\b[^.]{0,30}\b(?:job|income|profit|returns?|money|success|win)\b/i,
  /\b(?:lie|fake|invent|make up|exaggerate)\b[^.]{0,40}\b(?:r[ée]sum[ée]|cv|experience|qualifications?|references?|certificates?|age)\b/i,
  /\b(?:borrow|loan|all your (?:money|savings))\b[^.]{0,30}\b(?:to )?(?:invest|bet|gamble|trade)\b/i,
  /\b(?:buy|invest in|trade)\b[^.]{0,20}\b(?:crypto\w*|bitcoin|forex|meme ?coins?)\b/i,
  /\b(?:drop out of|leave|skip|quit) (?:school|class|classes)\b/i,
  /\b(?:keep|hide) (?:it|this|that)? ?(?:a )?(?:secret )?from your (?:parents?|mother|father|guardian|teacher|family)\b/i,
  /\bmeet (?:him|her|them|a stranger|someone)? ?(?:alone|in private|at (?:his|their) (?:home|house))\b/i,
  /\b(?:take|mix|increase)\b[^.]{0,20}\b(?:pills?|tablets?|dose|medication|energy drinks?)\b/i,
  /\b(?:kill|hurt|cut|harm|starve) yourself\b/i,
  /\b(?:gun|weed|ganja|alcohol|rum|steroids?|betting|casino)\b/i,
  /\b(?:cheat|plagiari[sz]e|copy)\b[^.]{0,30}\b(?:exam|test|sba|homework)\b/i,
]
