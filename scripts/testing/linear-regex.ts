import { RegExpParser, type AST } from '@eslint-community/regexpp'
import { getConsumedChars, isPotentiallyEmpty } from 'regexp-ast-analysis'
import { analyse } from 'scslre'

/**
 * Why a regular expression may need more than linear time; null when it never does. Two causes are
 * detected: parts that can match the same characters as each other or as the next start position, and
 * an unbounded part that can match its own beginning, as `<li[^>]*>` does on '<li <li <li'.
 */
export function superLinearIn(pattern: RegExp): string | null {
  const { source } = pattern
  const flags = pattern.flags.replace(/[gdy]/g, '')
  const { reports } = analyse({ source, flags: pattern.sticky ? `${flags}y` : flags })
  const [report] = reports
  if (report !== undefined) return `${report.type} on ${JSON.stringify(report.character.pick)}`
  if (pattern.sticky) return null
  const parser = new RegExpParser({ ecmaVersion: 2025 })
  const parsedFlags = parser.parseFlags(flags)
  const unicode = { unicode: parsedFlags.unicode, unicodeSets: parsedFlags.unicodeSets }
  const whole = parser.parsePattern(source, 0, source.length, unicode)
  const slowPart = unboundedIn(whole).find((quantifier) =>
    runsOverItsStart(quantifier, parsedFlags),
  )
  return slowPart === undefined ? null : `${slowPart.raw} runs over its own beginning`
}

function unboundedIn(node: AST.Node): AST.Quantifier[] {
  if (node.type === 'Quantifier')
    return [...(node.max === Infinity ? [node] : []), ...unboundedIn(node.element)]
  if (node.type === 'Alternative') return node.elements.flatMap(unboundedIn)
  return 'alternatives' in node
    ? node.alternatives.flatMap((each: AST.Node) => unboundedIn(each))
    : []
}

function runsOverItsStart(quantifier: AST.Quantifier, flags: AST.Flags): boolean {
  const { before, after } = around(quantifier)
  // If nothing after the part can fail, it always matches and is read only once.
  if (after.every((each) => isPotentiallyEmpty(each, flags))) return false
  if (before.some((each) => each.type === 'Assertion' && each.kind === 'start' && !flags.multiline))
    return false
  const own = getConsumedChars(quantifier.element, flags).chars
  // `(?<!a)a+`: a match cannot start in the middle of it.
  const last = before.at(-1)
  if (last?.type === 'Assertion' && last.kind === 'lookbehind' && last.negate) {
    const [alternative] = last.alternatives
    const [element] = alternative?.elements ?? []
    if (element !== undefined && getConsumedChars(element, flags).chars.isSupersetOf(own))
      return false
  }
  return before
    .filter((each) => each.type !== 'Assertion' && !isPotentiallyEmpty(each, flags))
    .every((each) => !getConsumedChars(each, flags).chars.isDisjointWith(own))
}

/** What must come before and after a part, through all the groups that contain it. */
function around(node: AST.Node): { before: AST.Element[]; after: AST.Element[] } {
  const { parent } = node
  if (parent === null || parent.type === 'Pattern') return { before: [], after: [] }
  const outer = around(parent)
  if (parent.type !== 'Alternative') return outer
  const index = parent.elements.indexOf(node as AST.Element)
  return {
    before: [...outer.before, ...parent.elements.slice(0, index)],
    after: [...parent.elements.slice(index + 1), ...outer.after],
  }
}
