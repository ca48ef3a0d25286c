/** A narrower question that an answer covers, the ways in which young people ask it, and the reply to it alone. */
export interface AnswerDetail {
  /** In plain English, naming its subject. */
  readonly question: string
  /** Some only make sense after the answer: "and if mi fail it". */
  readonly asked: readonly string[]
  readonly answer: string
}

/** The ways to ask at the top of a section, one on each line after "- ", and the reply below them. */
export function detailFrom(question: string, section: string): AnswerDetail {
  const lines = section.trim().split('\n')
  const end = lines.findIndex((line) => !line.startsWith('- '))
  const ways = end < 0 ? lines : lines.slice(0, end)
  return {
    question,
    asked: ways.map((line) => line.slice(2).trim()),
    answer: lines.slice(ways.length).join('\n').trim(),
  }
}

/** The sections as they stand in a file. */
export function detailsText(details: readonly AnswerDetail[]): string {
  return details
    .map(({ question, asked, answer }) =>
      [`## ${question}`, ...asked.map((line) => `- ${line}`), answer].join('\n'),
    )
    .join('\n')
}

/** The details in a text of sections, as `detailsText` writes it. */
export function detailsFrom(text: string): AnswerDetail[] {
  return text
    .split(/^##\s+/m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [question = '', ...lines] = section.split('\n')
      return detailFrom(question.trim(), lines.join('\n'))
    })
}
