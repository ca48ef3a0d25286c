const tableRule = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?\s*$/

/** Turns tables into lists, one entry per row: a chat on a phone is too narrow for columns. */
export function tablesAsLists(markdown: string): string {
  const lines = markdown.split('\n')
  const result: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (!line.includes('|') || !tableRule.test(lines[at + 1] ?? '')) {
      result.push(line)
      continue
    }
    const head = cellsOf(line)
    for (at += 2; (lines[at] ?? '').includes('|'); at++) {
      result.push(asEntry(cellsOf(lines[at] ?? ''), head))
    }
    at--
  }
  return result.join('\n')
}

function asEntry(
  [first = '', ...others]: readonly string[],
  [, ...heads]: readonly string[],
): string {
  const rest = others.map((cell, index) =>
    heads.length > 1 ? `${heads[index] ?? ''}: ${cell}` : cell,
  )
  return `- **${first.replaceAll('**', '')}**: ${rest.join('. ')}`
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}
