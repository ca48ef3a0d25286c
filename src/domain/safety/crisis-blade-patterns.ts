import { saying as one } from './crisis-text.ts'

const limbs = '(?:arms?|legs?|thighs?|wrists?|skin|belly|tummy)(?: dem)?'
const blade = '(?:razor|blade|scissors?|knife)(?: blade)?'
const cut = '(?:cut|cuts|cutting|slice|slash)(?: up)?'
/** What makes it an accident, or a question about somebody's work. */
const atWork =
  '(?! (?:\\w+ ){0,7}(?:shav\\w*|barber\\w*|salon|shop|clean\\w*|customer|client|work|wuk|kitchen|cook\\w*|accident\\w*|mistake))'

/** A blade and one's own skin; `self` is how "myself" is typed. */
export function bladePatterns(self: string): readonly RegExp[] {
  return [
    one(
      `${cut} (?:my|mi|me) ${limbs} (?:with|wid) (?:a |an |the |di |mi |my |some )?(?:used |sharp )?${blade}${atWork}`,
    ),
    one(`${blade} (?:to|fi) ${cut} (?:${self}|(?:my|mi|me) ${limbs})${atWork}`),
  ]
}
