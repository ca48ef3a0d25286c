import { useEffect } from 'react'

/** What search engines read of our own posting: data for them, never run as a script. */
export function JobPostingData({ posting }: { posting: Readonly<Record<string, unknown>> }) {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.append(JSON.stringify(posting))
    document.head.append(script)
    return () => script.remove()
  }, [posting])
  return null
}
