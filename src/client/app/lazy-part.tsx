// oxlint-disable-next-line no-restricted-imports -- the one place that mends what the rule is about
import { lazy } from 'react'
import type { ComponentType } from 'react'

const failed = new Set<() => void>()

/**
 * A component whose code is fetched when it is first shown. React's own `lazy` remembers a failure for
 * good; this one is fetched again after `fetchFailedAgain`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded = fetchNow()

  function fetchNow() {
    return lazy(async () => {
      try {
        return { default: await withSecondTry(load) }
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

/** What did not arrive is fetched again when it is shown next. */
export function fetchFailedAgain(): void {
  for (const again of failed) again()
  failed.clear()
}

const secondTryAfter = 800

/** A moment without signal, or a server that starts again, should cost nobody the page. */
async function withSecondTry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, secondTryAfter))
    return load()
  }
}
