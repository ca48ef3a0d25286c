import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
}

/** A link to a site of somebody else, in a tab of its own. An address that is no web address is no link. */
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
