import { Info, Lightbulb, ShieldAlert } from 'lucide-react'
import { Fragment, use } from 'react'
import type { ReactNode } from 'react'
import { blocksOf } from '#domain/text/markdown.ts'
import type { Block, Inline } from '#domain/text/markdown.ts'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { TermContext } from './term-context.ts'

interface MarkdownProps {
  children: string
  className?: string
}

/** Renders the markup of `blocksOf` as elements: no string in it is ever parsed as HTML. */
export function Markdown({ children, className }: MarkdownProps) {
  return <MarkdownBlocks of={blocksOf(children)} className={className} />
}

interface MarkdownBlocksProps {
  of: readonly Block[]
  className?: string | undefined
}

/** A text that was parsed before. */
export function MarkdownBlocks({ of: blocks, className }: MarkdownBlocksProps) {
  return <Blocks of={blocks} className={classes('max-w-[60ch]', className)} />
}

function Blocks({ of: blocks, className }: MarkdownBlocksProps) {
  return (
    <div className={classes('grid grid-cols-1 gap-3', className)}>
      {numbered(blocks, (block) => blockOf(block))}
    </div>
  )
}

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlines(block.children)}</p>
    case 'heading':
      return block.level === 3 ? (
        <h3 className="mt-2 text-xl">{inlines(block.children)}</h3>
      ) : (
        <h4 className="mt-1 font-bold">{inlines(block.children)}</h4>
      )
    case 'list':
      return listOf(block)
    case 'quote':
      return (
        <blockquote className="border-l-4 border-leaf pl-4 text-ink-soft">
          <Blocks of={block.blocks} />
        </blockquote>
      )
    case 'callout':
      return calloutOf(block)
    case 'table':
      return tableOf(block)
    case 'code':
      return (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas have to be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-control bg-sunk px-4 py-3 text-sm -outline-offset-2"
        >
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="border-line" />
  }
}

function listOf({ ordered, start, items }: Extract<Block, { kind: 'list' }>): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      {...(ordered && start !== 1 ? { start } : {})}
      className={classes(
        'grid grid-cols-1 gap-1.5 pl-6 marker:text-leaf',
        ordered ? 'list-decimal marker:font-bold' : 'list-disc',
      )}
    >
      {numbered(items, (blocks) => (
        <li className="pl-1">
          <Blocks of={blocks} />
        </li>
      ))}
    </List>
  )
}

const tones = {
  tip: { icon: Lightbulb, look: 'bg-sun-soft' },
  safety: { icon: ShieldAlert, look: 'bg-coral-soft' },
  note: { icon: Info, look: 'bg-sea-soft' },
}

function calloutOf({ tone, label, blocks }: Extract<Block, { kind: 'callout' }>): ReactNode {
  const { icon, look } = tones[tone]
  return (
    <aside className={classes('mt-1 flex gap-3 rounded-card px-4 py-3', look)}>
      <Icon of={icon} className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-bold">{label}</p>
        <Blocks of={blocks} />
      </div>
    </aside>
  )
}

function tableOf({ head, rows, align }: Extract<Block, { kind: 'table' }>): ReactNode {
  const side = (column: number) => (align[column] === 'right' ? 'text-right tabular-nums' : '')
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
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows, (row) => (
            <tr className="border-t border-line">
              {row.map((cell, column) => (
                <td key={column} className={classes('px-3 py-2 align-top', side(column))}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inlines(of: readonly Inline[]): ReactNode {
  return numbered(of, inlineOf)
}

function inlineOf(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'strong':
      return <strong>{inlines(inline.children)}</strong>
    case 'emphasis':
      return <em>{inlines(inline.children)}</em>
    case 'code':
      return <code className="rounded bg-sunk px-1 py-0.5 text-[0.9em]">{inline.text}</code>
    case 'link':
      return <MarkdownLink href={inline.href}>{inlines(inline.children)}</MarkdownLink>
    case 'break':
      return <br />
    case 'term':
      return <TermText text={inline.text} meaning={inline.meaning} />
  }
}

function TermText(term: { text: string; meaning: string }) {
  const show = use(TermContext)
  return show ? show(term) : term.text
}

function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <a href={href} className="link">
        {children}
      </a>
    )
  }
  return (
    <OutsideLink href={href} className="link">
      {children}
    </OutsideLink>
  )
}

/** The parts of a text are never reordered, so their indexes are safe keys. */
function numbered<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>)
}
