import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

export type Tone = 'main' | 'quiet' | 'plain' | 'sun' | 'quest' | 'paper' | 'onHill' | 'danger'

const look: Record<Tone, string> = {
  main: 'bg-leaf text-on-leaf shadow-raised hover:bg-leaf-strong',
  quiet: 'border border-edge bg-card text-ink hover:bg-sunk',
  plain: 'text-sea hover:bg-sea-soft',
  sun: 'bg-sun text-on-sun shadow-raised hover:brightness-105',
  quest: 'bg-quest text-on-quest shadow-raised hover:brightness-105',
  /** On a dark drawing, in both themes. */
  paper: 'bg-[#fffaf0] text-[#1f1a12] shadow-raised hover:brightness-95',
  /** The quieter one there. */
  onHill: 'border border-on-hill/60 text-on-hill hover:bg-on-hill/10',
  danger: 'bg-coral text-on-coral hover:brightness-110',
}

/** The classes of a button, for a link that looks like one (a router's Link, a plain anchor). */
export function buttonClass(tone: Tone = 'main', extra?: string): string {
  return classes(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 font-semibold',
    'transition active:translate-y-px disabled:opacity-60 disabled:shadow-none',
    look[tone],
    extra,
  )
}

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone
  /** Shows a spinner and ignores further presses; the button keeps the focus. */
  busy?: boolean
}

export function Button({ tone, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(tone, className)}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  tone?: Tone
}

export function LinkButton({ tone, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass(tone, className)} />
}
