import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'

/** One `$name` part of the page's own path. */
export function usePathParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

/** One value of the address's query, and how to change it (null takes it out) without leaving the page. */
export function useSearchParam(
  name: string,
): [value: string | null, set: (value: string | null) => void] {
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const navigate = useNavigate()
  const params = new URLSearchParams(search)

  function set(value: string | null) {
    if (value === null) params.delete(name)
    else params.set(name, value)
    void navigate({
      to: '.',
      search: Object.fromEntries(params),
      replace: true,
      resetScroll: false,
    })
  }
  return [params.get(name), set]
}
