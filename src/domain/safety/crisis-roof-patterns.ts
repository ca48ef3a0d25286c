import { family } from './crisis-phrases.ts'
import { saying as one } from './crisis-text.ts'

/** Not safe, put out of the house, or without a place to sleep. */
export const roofPatterns: readonly RegExp[] = [
  one(
    '(?:no ?where|noweh|no ?place|nuh ?weh|no ?weh|(?:nuh|dont|doh|not|no|aint|havent)(?: \\w+){0,2} (?:any ?where|anyplace|a place|no ?where|place|where|weh)) (?:to|fi) (?:sleep|live|stay tonight)(?! (?:in|at|near|on|close|by|a|inna) )',
  ),
  one(
    '(?:put|throw|threw|run|ran|kick|lock|chase)(?:ed|ing|s)? (?:me|mi|us|wi) out(?: \\w+){0,6} (?:nowhere|no ?weh|nuh ?weh|anywhere|weh|where) (?:to|fi) (?:go|sleep|stay)',
  ),
  one(
    `${family}(?: \\w+){0,2} (?:put|throw|threw|run|ran|kick|lock|chase)(?:ed|ing|s)? (?:me|mi|us|wi) out(?: (?:(?:of|a|outa|from) )?(?:the |di |my |mi )?(?:house|yard|home|street|road)|(?! (?:there|of|a|on|in|inna|pon|for|to|front|by|early|from|with|wid)(?= |$)))`,
  ),
  one(
    '(?:(?:i|im|mi|me|we|wi)(?: (?:am|is|are|do|really))* (?:not|nuh|(?:nuh|dont|not) feel) safe|(?:fraid|scared|afraid|fear|frighten\\w*) (?:for|fi) (?:my|mi) life)(?! (?:driv\\w*|with (?:money|machines?)))',
  ),
  one(
    '(?:i|mi|me|we|wi|im)(?: \\w+){0,3} (?:sleep|sleeping|sleepin|slept)(?: (?:out|outside))? (?:a|on|pon|pan|inna|in|at|under)(?: (?:the|di))? (?:road|roadside|street|streets|street ?side|bus stop|bus park|gully|bridge|shop piazza|piazza)',
  ),
]
