import * as pages from '#domain/pages.ts'
import { keepingQuery } from '../address.ts'
import { useSearch } from '../use-search.ts'

/** For somebody who has been here before. */
export function AccountLink() {
  const search = useSearch()
  return (
    <a href={keepingQuery(pages.login, search)} className="link inline-flex min-h-11 items-center">
      I have an account
    </a>
  )
}
