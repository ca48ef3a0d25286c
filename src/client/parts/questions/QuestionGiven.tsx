import type { OpenQuestion } from '#contract/open-question.ts'
import { classes } from '../../ui/classes.ts'
import { Markdown } from '../../ui/Markdown.tsx'

/** The conversation a question goes on with. */
export function QuestionChat({ question }: { question: OpenQuestion }) {
  if (question.type !== 'multiple_choice' || question.chat === undefined) return null
  return (
    <ol aria-label="The conversation so far" className="my-2 grid grid-cols-1 gap-2.5">
      {question.chat.map(({ from, text }, index) => {
        const isOwn = from === 'You'
        return (
          <li
            key={index}
            className={classes('grid gap-0.5', isOwn ? 'justify-items-end' : 'justify-items-start')}
          >
            <span className="px-1 text-sm font-semibold text-ink-soft">
              {from}
              <span className="sr-only">: </span>
            </span>
            <div
              className={classes(
                'max-w-[85%] min-w-0 rounded-card px-3.5 py-2 wrap-anywhere',
                isOwn ? 'rounded-br-none bg-leaf-soft' : 'rounded-bl-none bg-sunk',
              )}
            >
              <Markdown>{text}</Markdown>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The figures a question asks about. A wide table scrolls by itself. */
export function QuestionTable({ question }: { question: OpenQuestion }) {
  if (!('table' in question) || question.table === undefined) return null
  const { head, rows } = question.table
  const side = (column: number) =>
    rows.every((row) => /^(?:J\$)?[\d,. %-]+$/.test(row[column] ?? ''))
      ? 'text-right tabular-nums'
      : ''
  return (
    <div
      role="region"
      aria-label="Table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas have to be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line -outline-offset-2"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunk">
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={classes('px-3 py-2', side(column))}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className={classes('px-3 py-2 font-semibold', side(0))}>
                {first}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className={classes('px-3 py-2', side(column + 1))}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
