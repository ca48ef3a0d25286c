import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
}

/** A link to another site, in a new tab. Addresses other than http(s) are shown as text. */
export function OutsideLink({ href, children, ...rest }: OutsideLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={ExternalLink} size={16} className="ml-1 inline" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
