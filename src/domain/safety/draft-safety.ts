import { crisisIn } from './crisis-words.ts'
import { digitsInWords } from '#domain/text/digit-words.ts'
import { urgesHarm } from './harm-urged.ts'
import { plainLetters } from '#domain/text/plain-letters.ts'

/**
 * Why a model's text must not be shown to a student; null if nothing was found. Look-alike letters are
 * normalized first.
 */
export function unsafeIn(draft: string, knownHosts: ReadonlySet<string>): string | null {
  const text = plainLetters(draft)
  if (/<\/?[a-z!]/i.test(text)) return 'Use Markdown, not HTML.'
  if (/!\[/.test(text)) return 'Leave out pictures.'
  if (/\[(?:name|removed|school|number|e-mail|handle|date|address)\]/i.test(text)) {
    return 'Address the reader as "you", without any name.'
  }
  if (crisisIn(text) !== null) return 'Do not write about self-harm, violence or abuse.'
  return unsafeSayingIn(text, knownHosts)
}

/** The same for an answer in a chat, which may mention HTML and hard topics in order to help. */
export function unsafeSayingIn(answer: string, knownHosts: ReadonlySet<string>): string | null {
  const text = plainLetters(answer)
  if (hostsIn(text).some((host) => !isKnown(host, knownHosts))) return 'Leave out every link.'
  if (contacts.some((pattern) => pattern.test(text))) {
    return 'Leave out phone numbers, e-mail addresses and handles.'
  }
  if (urgesHarm(text)) return 'Do not write about self-harm, violence or abuse.'
  return sentencesOf(text).some(isBadAdvice) ? 'Leave out the advice that is not safe.' : null
}

const contacts: readonly RegExp[] = [
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,24}/u,
  /[\p{L}\d._%+-]{1,64} at [\p{L}\d-]{1,63} dot \p{L}{2,24}/iu,
  /(?<![\d$.,])\+?\(?\d{3}\)?[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)/,
  /(?<![\p{L}\p{N}`])@[\p{L}\p{N}_.]{3,40}/u,
  new RegExp(digitsInWords.source, 'i'),
]

/** Anything that looks like a host name, whatever its ending, except file names and code. */
function hostsIn(text: string): string[] {
  const spoken = text.replace(/(?<=[a-z\d]) ?(?:\(dot\)|\[dot\]| dot ) ?(?=[a-z])/gi, '.')
  const links = Array.from(spoken.matchAll(/\/\/([^\s/)\]"'>?#:]{1,253})/g), ([, host]) => host)
  const words = Array.from(
    spoken
      .replace(/`[^`\n]{0,200}`/g, ' ')
      .matchAll(
        /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}(?![\p{L}\p{N}-]|\()/gu,
      ),
    ([word]) => word,
  )
  return [...links, ...words.filter(looksLikeHost)].map((host = '') => host.toLowerCase())
}

function looksLikeHost(word: string): boolean {
  const labels = word.split('.')
  const last = labels.at(-1) ?? ''
  if (!/^\p{L}{2,24}$/u.test(last) || !/\p{L}/u.test(labels[0] ?? '')) return false
  // "end.Start" is a missing space, "report.docx" a file, "Math.floor" code.
  if (/^\p{Lu}/u.test(last) || fileEndings.has(last.toLowerCase())) return false
  return !codeObjects.has(labels[0] ?? '') && labels.some((label) => label.length > 1)
}

const fileEndings = new Set(
  'js ts jsx tsx py java cpp html htm css scss sql txt doc docx xls xlsx ppt pptx pdf csv json xml md jpg jpeg png gif svg mp3 mp4 wav zip exe ipynb yml yaml sb3'.split(
    ' ',
  ),
)
const codeObjects = new Set(
  'console document window Math math array list str string text object self this random process user student'.split(
    ' ',
  ),
)

function isKnown(host: string, known: ReadonlySet<string>): boolean {
  return known.has(host.replace(/^www\./, ''))
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s|\n/)
}

/** The same words in a warning are good advice. */
function isBadAdvice(sentence: string): boolean {
  return !warning.test(sentence) && badAdvice.some((pattern) => pattern.test(sentence))
}

const warning =
  /\b(?:never|not|don['’]?t|do not|no one|nobody|avoid|stop|refuse|beware|scams?|fraud|warning|red flags?|illegal|without)\b/i

const badAdvice: readonly RegExp[] = [
  // Moving the conversation to another app.
  /\b(?:message|text|dm|inbox|add|contact|reach|write|call|chat|find|join|follow|ask|send|link|hit|talk)\b[^.!?]{0,40}\b(?:whats ?app|telegram|signal|snap ?chat|discord|instagram|insta|ig|messenger|wechat|viber|tik ?tok|facebook)\b/i,
  /\b(?:whats ?app|telegram|snapchat|dm|inbox|pm) (?:me|him|her|us|them|this (?:number|person))\b/i,
  /\b(?:pay|send|give)\b[^.]{0,40}\b(?:fee|deposit|money)\b[^.]{0,40}\b(?:job|interview|recruiter|visa|position)\b/i,
  /\b(?:share|send|give|tell|post|enter)\b[^.]{0,40}\b(?:password|pin|otp|trn|card number|account number|bank details)\b/i,
  /\bguaranteed?\b[^.]{0,30}\b(?:job|income|profit|returns?|money|success|win)\b/i,
  /\b(?:lie|fake|invent|make up|exaggerate)\b[^.]{0,40}\b(?:r[ée]sum[ée]|cv|experience|qualifications?|references?|certificates?|age)\b/i,
  /\b(?:borrow|loan|all your (?:money|savings))\b[^.]{0,30}\b(?:to )?(?:invest|bet|gamble|trade)\b/i,
  /\b(?:buy|invest in|trade)\b[^.]{0,20}\b(?:crypto\w{0,20}|bitcoin|forex|meme ?coins?)\b/i,
  /\b(?:drop out of|leave|skip|quit) (?:school|class|classes)\b/i,
  /\b(?:keep|hide) (?:it|this|that)? ?(?:a )?(?:secret )?from your (?:parents?|mother|father|guardian|teacher|family)\b/i,
  /\bmeet (?:him|her|them|a stranger|someone)? ?(?:alone|in private|at (?:his|their) (?:home|house))\b/i,
  /\b(?:take|mix|increase)\b[^.]{0,20}\b(?:pills?|tablets?|dose|medication|energy drinks?)\b/i,
  /\b(?:kill|hurt|cut|harm|starve) yourself\b/i,
  /\b(?:gun|weed|ganja|alcohol|rum|steroids?|betting|casino)\b/i,
  /\b(?:cheat|plagiari[sz]e|copy)\b[^.]{0,30}\b(?:exam|test|sba|homework)\b/i,
]
