import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  /** Shown to the right of the title. */
  aside?: ReactNode
  as?: 'section' | 'article' | 'li' | 'div'
  level?: 2 | 3
}

export function Card({
  title,
  aside,
  as: Tag = 'section',
  level = 2,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Tag
      {...rest}
      className={classes(
        'min-w-0 rounded-card border border-line bg-card p-4 shadow-raised sm:p-5',
        className,
      )}
    >
      {(title || aside) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {title && <Heading className="text-xl">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </Tag>
  )
}
