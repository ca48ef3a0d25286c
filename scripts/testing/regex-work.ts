/** A regular expression, and the longest text it was run on. */
export interface PatternUse {
  pattern: RegExp
  longest: number
}

const { exec } = RegExp.prototype
const untouchedSplit = RegExp.prototype[Symbol.split]

/** Every regular expression that is run during `work`, with the longest text it was given. */
export function patternsUsed(work: () => unknown): PatternUse[] {
  const uses = new Map<string, PatternUse>()
  const note = (pattern: RegExp, text: string) => {
    const use = uses.get(String(pattern))
    if (use === undefined) uses.set(String(pattern), { pattern, longest: text.length })
    else use.longest = Math.max(use.longest, text.length)
  }
  RegExp.prototype.exec = noting
  // `split` calls `exec` once per character: recording every call would take minutes.
  RegExp.prototype[Symbol.split] = function split(text, limit) {
    note(this, text)
    RegExp.prototype.exec = exec
    const parts = untouchedSplit.call(this, text, limit)
    RegExp.prototype.exec = noting
    return parts
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
    RegExp.prototype[Symbol.split] = untouchedSplit
  }
  return [...uses.values()]

  function noting(this: RegExp, text: string) {
    note(this, text)
    return exec.call(this, text)
  }
}
