// oxlint-disable-next-line no-restricted-imports -- the one place that works around what the rule is about
import { lazy } from 'react'
import type { ComponentType } from 'react'

const failed = new Set<() => void>()

/**
 * A component whose code is fetched when it is first rendered: what the file exports under this name.
 * React's own `lazy` remembers a failure forever; this one is fetched again after `fetchFailedAgain`.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const loadPart = async (): Promise<ComponentType<Props>> => (await load())[name]
  let Loaded = fetchNow()

  function fetchNow() {
    return lazy(async () => {
      try {
        return { default: await withSecondTry(loadPart) }
      } catch (error) {
        failed.add(() => (Loaded = fetchNow()))
        throw error
      }
    })
  }
  return function LazyPart(props: Props) {
    return <Loaded {...props} />
  }
}

/** Code that failed to load is fetched again on the next render. */
export function fetchFailedAgain(): void {
  for (const reset of failed) reset()
  failed.clear()
}

const secondTryAfter = 800

/** One retry covers a short loss of connection or a server restart. */
async function withSecondTry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, secondTryAfter))
    return load()
  }
}
