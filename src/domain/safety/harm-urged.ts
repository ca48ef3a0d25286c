import { bareWords, isIn, piecesOf, plainWords, saying as one } from './crisis-text.ts'

/**
 * Whether a model tells its reader to end their life or hurt themselves. A sentence that mentions it to help
 * ("if you want to kill yourself, call ...") does not count: that one is answered with the help card.
 */
export function urgesHarm(text: string): boolean {
  const pieces = piecesOf(plainWords(bareWords(text)))
  return harmUrged.some((pattern) => isIn(pattern, pieces))
}

const urged =
  '(?:you should|you shud|you (?:can|could|must|need to|ought to|have to|deserve to|might as well|may as well|better|would be better to)|why dont you|just|go and|go ahead and|go|please|try to|it is (?:best|better|ok|okay|fine) (?:for you )?to|i want you to|then)'
const harmYourself =
  '(?:kill|hurt|harm|cut|hang|shoot|drown|starve|burn|stab|unalive) (?:yourself|ya ?self|you self)(?! (?:some|short|off|a (?:break|deal|slice)))'

/** Phrases a model could address to its reader; checked before the text is shown. */
const harmUrged: readonly RegExp[] = [
  one(
    `${urged}(?: (?:just|go|and|now|to|really|simply))* (?:${harmYourself}|die|end your (?:own )?life|take your (?:own )?life|end it all|jump off|overdose|slit your)`,
  ),
  /^ (?:go )?(?:and )?(?:kill|hang|hurt|cut) yourself/,
  one('kys'),
  one(
    '(?:nobody|no one|noone)(?: \\w+)? (?:would|will|is going to) (?:miss|mourn|care about|cry for) you',
  ),
  one(
    '(?:world|everybody|everyone|family|they|people)(?: \\w+){0,3} better(?: off)? (?:without you|if you (?:were|was|are) (?:dead|gone)|if you died)',
  ),
  one('you (?:are|re|would be|d be) (?:better off dead|worthless and|better dead)'),
  one('you (?:dont )?deserve to (?:die|live in pain|suffer)'),
  one(
    `(?:best|easiest|quickest|painless) way (?:for you )?to (?:${harmYourself}|die|end your life)`,
  ),
]
