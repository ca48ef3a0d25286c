/** A regular expression, and the longest text it was run on. */
export interface Asked {
  pattern: RegExp
  longest: number
}

const { exec } = RegExp.prototype
const untouchedSplit = RegExp.prototype[Symbol.split]

/** Every regular expression that is run during `work`, with the longest text it was given. */
export function patternsAsked(work: () => unknown): Asked[] {
  const asked = new Map<string, Asked>()
  const note = (pattern: RegExp, text: string) => {
    const known = asked.get(String(pattern))
    if (known === undefined) asked.set(String(pattern), { pattern, longest: text.length })
    else known.longest = Math.max(known.longest, text.length)
  }
  RegExp.prototype.exec = noting
  // `split` calls it once per character: record it once, or it takes minutes.
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
  return [...asked.values()]

  function noting(this: RegExp, text: string) {
    note(this, text)
    return exec.call(this, text)
  }
}
