import { use } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { addressOf } from './address.ts'
import { navigate } from './navigate.ts'
import { PreloadContext } from './preload.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the app, with `$name` parts. */
  to: string
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string | undefined>>
  replace?: boolean
}

/** A link inside the app. The code of its page is preloaded on hover and focus. */
export function Link({ to, params, search, replace = false, onClick, ...rest }: LinkProps) {
  const preload = use(PreloadContext)
  const address = addressOf(to, params, search)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(address, { replace })
  }
  const soon = () => preload(new URL(address, location.origin).pathname)
  return <a {...rest} href={address} onClick={follow} onPointerEnter={soon} onFocus={soon} />
}

// With a modifier the browser opens a new tab or window.
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
