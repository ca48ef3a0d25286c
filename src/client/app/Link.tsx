import { use } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import type { Address } from '#domain/href.ts'
import { navigate } from './navigate.ts'
import { PreloadContext } from './preload.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Address
  replace?: boolean
}

/** A link inside the app. The code of its page is preloaded on hover and focus. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const preload = use(PreloadContext)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(to, { replace })
  }
  const preloadPage = () => preload(new URL(to, location.origin).pathname)
  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={preloadPage} onFocus={preloadPage} />
  )
}

// With a modifier the browser opens a new tab or window.
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
