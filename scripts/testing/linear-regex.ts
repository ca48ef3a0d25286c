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
  const parsed = new RegExpParser({ ecmaVersion: 2025 })
  const read = parsed.parseFlags(flags)
  const unicode = { unicode: read.unicode, unicodeSets: read.unicodeSets }
  const whole = parsed.parsePattern(source, 0, source.length, unicode)
  const found = unboundedIn(whole).find((quantifier) => runsOverItsStart(quantifier, read))
  return found === undefined ? null : `${found.raw} runs over its own beginning`
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
  // A part that cannot fail afterwards always matches, and is read once.
  if (after.every((each) => isPotentiallyEmpty(each, flags))) return false
  if (before.some((each) => each.type === 'Assertion' && each.kind === 'start' && !flags.multiline))
    return false
  const own = getConsumedChars(quantifier.element, flags).chars
  // `(?<!a)a+`: a match cannot start in the middle of it.
  const last = before.at(-1)
  if (last?.type === 'Assertion' && last.kind === 'lookbehind' && last.negate) {
    const [refused] = last.alternatives
    const [sign] = refused?.elements ?? []
    if (sign !== undefined && getConsumedChars(sign, flags).chars.isSupersetOf(own)) return false
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
  const at = parent.elements.indexOf(node as AST.Element)
  return {
    before: [...outer.before, ...parent.elements.slice(0, at)],
    after: [...parent.elements.slice(at + 1), ...outer.after],
  }
}
