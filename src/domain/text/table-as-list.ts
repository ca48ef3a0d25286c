const tableRule = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?\s*$/

/** Turns tables into lists, one item per row: a chat on a phone is too narrow for columns. */
export function tablesAsLists(markdown: string): string {
  const lines = markdown.split('\n')
  const result: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (!line.includes('|') || !tableRule.test(lines[index + 1] ?? '')) {
      result.push(line)
      continue
    }
    const head = cellsOf(line)
    for (index += 2; (lines[index] ?? '').includes('|'); index++) {
      result.push(listItemOf(cellsOf(lines[index] ?? ''), head))
    }
    index--
  }
  return result.join('\n')
}

function listItemOf(
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
