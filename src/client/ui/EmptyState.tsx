import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  icon?: LucideIcon
  /** A drawing instead of the icon. */
  picture?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
}

export function EmptyState({ title, children, icon, picture, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-6 text-center">
      {picture}
      {icon && (
        <span className="grid size-14 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
          <Icon of={icon} size={26} />
        </span>
      )}
      <p className="font-semibold">{title}</p>
      {children && <div className="prose-width text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}
