import { saying as one } from './crisis-text.ts'

/** Somebody with power over a young person: at work, at school, at church or in the family. */
const inPower =
  '(?:boss|manager|supervisor|security(?: guard)?|guard|owner|customer|trainer|instructor|teacher|coach|mentor|pastor|bishop|deacon|driver|uncle|step ?\\w+|grand ?fa+d+ah?|granfa+d+ah?|grand ?father|landlord|older man|big man)'

/** Grabbing, holding on, meeting in a closed place, paying for silence, and pictures made of somebody. */
export const adultPatterns: readonly RegExp[] = [
  one(
    `${inPower}(?: \\w+){0,9} (?:grab|grabs|grabbing|grabbed|squeeze|squeezing|squeezes|hug|hugs|hugging|hugged|hold|holding)(?: on| onto| up)? (?:me|mi)(?! (?:breddrin|bredda|brother|cousin|fren|friend|father|boat|bike|car|van|goods|licen[cs]e|pay|salary|up to speed|after (?:church|the|graduation)|when i (?:pass|win|graduate)))`,
  ),
  one(
    `${inPower}(?: \\w+){0,6} (?:meet|come|link|go|stay)(?: \\w+){0,4} (?:guest ?house|motel|hotel room|short ?time|him (?:yard|house) alone|his house alone)`,
  ),
  one(`grand? ?fa+d+ah? (?:a )?(?:beat|hit|lick|lash|box)\\w*(?: up)? (?:me|mi)`),
  // A partner who does something else first, such as taking the pay.
  one(
    '(?:boyfriend|girlfriend|husband|wife|partner|baby ?father|baby ?mother|baby ?fa+d+ah?|baby ?ma+d+ah?|bf|gf)(?: \\w+){3,9} (?:and|an|n|den|then|or) (?:box|hit|slap|lick|punch|kick|choke)\\w* (?:me|mi)(?= (?:if|when|whenever|every|cause|because|again)| ?$)',
  ),
  one(
    '(?:if|so|fi|to) (?:i |mi |me )?(?:stay|keep|kip) (?:quiet|it secret|it a secret|mi mouth shut|my mouth shut)',
  ),
  one(
    '(?:make|made|mek|making|create|created|edit\\w*|fake)(?: \\w+){0,3} (?:nudes?|naked)(?: \\w+)? (?:(?:pics?|pictures?|photos?|videos?) )?(?:of|a|with) (?:me|mi|my face|mi face|us|wi)',
  ),
]

/** Going after somebody with a weapon. */
export const weaponPatterns: readonly RegExp[] = [
  one(
    '(?:wait|hide|hiding|go|going|guh|beat|fight|chop|deal|look|search)(?: \\w+){0,3} (?:with|wid) (?:a |an |di |the |him |his |mi |my )?(?:machete|cutlass|knife|gun|ratchet|ice ?pick)(?= (?:and|an|fi|to|for|wait|because|cause|tonight|dem|them|him)| ?$)(?! (?:to|fi) (?:school|cut|bush|chop (?:bush|cane|coconut)|the farm))',
  ),
]
