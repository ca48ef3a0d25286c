import { blocksOf } from '#domain/text/markdown.ts'
import { withMeanings, type HardWord } from '#domain/text/meanings.ts'
import { MarkdownBlocks } from '../ui/Markdown.tsx'
import { TermContext } from '../ui/term-context.ts'
import { classes } from '../ui/classes.ts'
import { Term } from './Term.tsx'

interface CardWordsProps {
  text: string
  words: readonly HardWord[]
  className: string
}

const showTerm = ({ text, meaning }: { text: string; meaning: string }) => (
  <Term meaning={meaning}>{text}</Term>
)

/** The text of a card, in which hard words open their meaning. */
export function CardWords({ text, words, className }: CardWordsProps) {
  return (
    <TermContext value={showTerm}>
      <MarkdownBlocks
        of={withMeanings(blocksOf(text), words)}
        className={classes('relative', className)}
      />
    </TermContext>
  )
}
