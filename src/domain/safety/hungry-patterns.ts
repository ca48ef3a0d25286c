import { saying as one } from './crisis-text.ts'

const nothing =
  '(?:no food|nuh food|nothing|nut+e?n|nut+in|anything|anyting|enough food|enough|much food)'
const course =
  '(?! (?:handlers?|permit|and nutrition|nutrition|truck|business|service|safety|course|science|store|prep|delivery|processing|technology))'

/** Nothing to eat, or no money for it. */
export const hungryPatterns: readonly RegExp[] = [
  one(`${nothing}(?: (?:no|nuh|deh|there|left|home|at home|a yard|is))* (?:fi|to) (?:eat|nyam)`),
  one(
    `(?:we|i|mi|wi|us|family|mother|ma+d+ah?|home|yard|house|there is|there)(?: \\w+){0,3} (?:no|nuh|not enough|not any|any) (?:food|groceries)${course}`,
  ),
  one(
    '(?:no|nuh) (?:food|groceries)(?: (?:no|nuh|is))* (?:deh|left|home|at home|a yard|inna di house|in the house)',
  ),
  one(
    `(?:no|nuh|not|cant|cyaan|short)(?: \\w+){0,2} (?:money|afford|buy)(?: (?:for|fi|to|buy|any))* (?:food|groceries)${course}`,
  ),
  one(
    '(?:havent|hasnt|not|nuh|neva|never|didnt|dont)(?: \\w+)? (?:eat|ate|eaten|nyam)(?: \\w+){0,2} (?:since|all day|all week|today|yesterday|days|fi days|from (?:yesterday|mawnin|mornin|morning|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday))',
  ),
  one(
    'hungry(?: \\w+){0,2} (?:every ?day|every night|to bed|from (?:yesterday|mawnin|mornin|morning|last)|since|(?:nothing|nut+e?n|no food|nuh food))',
  ),
  one('(?:go|going|goes|went|gone)(?: (?:to|a))? (?:school|bed|class|sleep|work) hungry'),
]
