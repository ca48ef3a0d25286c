import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import * as pages from '#domain/pages.ts'
import { DrawnContext } from './app/first-screen.tsx'
import { LocationContext } from './app/location.ts'
import { newQueryClient } from './app/query-client.ts'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import { ProtectedRoute } from './frame/ProtectedRoute.tsx'

/**
 * The dashboard as HTML, from the responses to what it reads: the server draws it into the page, so that a person
 * sees their day while the scripts are still on their way. It is a picture without behaviour: nothing in it reacts
 * or is read out until the application replaces it.
 */
export function firstScreen(search: string, answers: Readonly<Record<string, unknown>>): string {
  const client = newQueryClient()
  for (const [key, answer] of Object.entries(answers)) client.setQueryData([key, {}], answer)
  const picture = renderToString(
    <QueryClientProvider client={client}>
      <DrawnContext value>
        <LocationContext value={{ pathname: pages.dashboard, search, params: {} }}>
          <ProtectedRoute>
            <DashboardPage />
          </ProtectedRoute>
        </LocationContext>
      </DrawnContext>
    </QueryClientProvider>,
  )
  return `<p role="status" class="sr-only">Loading...</p><div inert aria-hidden="true">${picture}</div>`
}
