import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { onSentText } from './app/api.ts'
import { checkCrisisWords, listenToFields } from './parts/help/crisis-words.ts'
import { HelpSheet } from './parts/help/HelpSheet.tsx'
import { newQueryClient } from './app/query-client.ts'
import type { PageViews } from './frame/page.ts'
import { Router } from './frame/Router.tsx'
import { sessionQuery } from './app/session.ts'
import { takeAnswers } from './app/page-answers.ts'
import { showChosenTheme } from './app/theme.ts'
import { worksOffline } from './app/unsent.ts'
import { apiQuery } from './app/use-api.ts'
import { routes } from './routes.tsx'

showChosenTheme()
listenToFields()
onSentText(checkCrisisWords)

const client = newQueryClient()
const pages: PageViews = routes
const page = pages[location.pathname]
const morePages = () => import('./adult-routes.tsx').then(({ adultRoutes }) => adultRoutes)
const root = rootElement()
const isFromServer = takeAnswers(client)
// Opened from the device, the page begins with what the device has.
if (!isFromServer && navigator.serviceWorker?.controller) void workOffline().finally(begin)
else {
  begin()
  // What the page itself needs comes first.
  addEventListener('load', () => setTimeout(() => void workOffline(), 1_000), { once: true })
}

function begin() {
  void client.prefetchQuery(sessionQuery)
  if (page === undefined) void morePages().catch(() => {})
  // The page's data is requested while its code is still loading.
  for (const key of page?.reads ?? []) {
    void client.prefetchQuery(apiQuery(key, {}))
  }
  if (root.querySelector('[inert]') === null) render()
  // What the server drew stays until all of its code is here, so that it is replaced in one go.
  else void page?.load().then(render, render)
}

/** Without its code everything works as long as there is a connection. */
async function workOffline() {
  const code = await import('./app/offline/work-offline.ts').catch(() => null)
  await code?.startOffline(client).catch(() => {})
  worksOffline.set(code !== null)
}

function render() {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router pages={pages} more={morePages} />
        <HelpSheet />
      </QueryClientProvider>
    </StrictMode>,
  )
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  return element
}
