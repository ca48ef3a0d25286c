import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/client/app.css'
import { LocationContext } from '../../src/client/app/location.ts'
import { newQueryClient, sessionKey } from '../../src/client/app/query-client.ts'
import { apiQuery } from '../../src/client/app/use-api.ts'
import { lessonIds } from '../../src/client/courses/use-lesson.ts'
import { stateAddress } from './addresses.ts'
import { placeDrafts } from './frame-drafts.ts'
import type { PreviewedState } from './lesson-in-state.ts'
import { StateView } from './StateView.tsx'

/** One state of an item, alone in its frame. */
const response = await fetch(stateAddress + location.search)
const body = (await response.json()) as PreviewedState | { message: string }
const root = document.getElementById('root')
if (root === null) throw new Error('The frame has no #root')
if ('message' in body) root.textContent = body.message
else show(body, root)

function show(shown: PreviewedState, place: HTMLElement) {
  placeDrafts(shown, localStorage)
  addEventListener('click', stayHere, { capture: true })
  if (shown.state.isAtEnd) stayAtEnd(place)
  const client = newQueryClient()
  client.setQueryData(sessionKey, { user: shown.reader })
  const { queryKey } = apiQuery('GET /api/courses/:id/lessons/:contentId', lessonIds(shown.lesson))
  client.setQueryData(queryKey, shown.lesson)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <LocationContext value={{ pathname: location.pathname, search: '', params: {} }}>
        <main className="page-width outline-none">
          <Suspense>
            <StateView {...shown} />
          </Suspense>
        </main>
      </LocationContext>
    </QueryClientProvider>,
  )
}

/** Keeps the end of the lesson in view while its parts load, until somebody moves. */
function stayAtEnd(content: HTMLElement) {
  const growth = new ResizeObserver(() => scrollTo(0, document.documentElement.scrollHeight))
  growth.observe(content)
  for (const move of ['wheel', 'pointerdown', 'touchmove', 'keydown'])
    addEventListener(move, () => growth.disconnect(), { once: true, passive: true })
}

/** There is no other page to go to; what opens beside this one may. */
function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target === '_blank') return
  event.preventDefault()
  event.stopPropagation()
}
