import type { QueryClient } from '@tanstack/react-query'
import { forHeader } from '#contract/account-headers.ts'
import type { Me } from '#contract/accounts.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { ApiError, onResponse } from '../api.ts'
import { sessionKey } from '../query-client.ts'
import { accountHere, keepAccountHere, openFromDevice, opensFromDevice } from './account-here.ts'
import { fetchAhead, fetchCourse } from './ahead.ts'
import { savesData } from './data-saver.ts'
import { countData } from './data-used.ts'
import { forgetPerson } from './forget.ts'
import { offerInstall } from './install.ts'
import { leftBehind } from './left-behind.ts'
import { endPush } from './push.ts'
import { keepAnswers, type DeviceAnswers } from './kept-answers.ts'
import { openOutbox, type DeviceOutbox } from './outbox.ts'
import { openPersonStore, type PersonStore } from './person-store.ts'
import { opensNewVersion, registerWorker } from './worker.ts'

interface OnDevice {
  store: PersonStore
  answers: DeviceAnswers
  outbox: DeviceOutbox
  /** The worker is there, and the student does not save data. */
  fetchesAhead: boolean
}

const session = JSON.stringify(sessionKey)

/**
 * Makes the app work without a connection for the student who is signed in: what they have read is shown at once and
 * kept, what they do is kept until it is sent. For anybody else nothing is kept.
 */
export async function startOffline(client: QueryClient): Promise<void> {
  let here: OnDevice | undefined
  let changing = Promise.resolve()
  let isPrepared = false
  // A page that nobody has touched begins with the newest version.
  if (await opensNewVersion()) await reloaded()

  const known = client.getQueryData<{ user: Me | null }>(sessionKey)
  const person = accountHere()
  if (known === undefined && person !== null && (await opensFromDevice())) here = await open(person)
  else if (known !== undefined) become(known.user)
  onResponse((key, response) => {
    const whose = response.headers.get(forHeader)
    if (here === undefined || whose === null || whose === here.store.person) return
    if (key === 'GET /api/session') return
    void client.invalidateQueries({ queryKey: sessionKey })
    throw new ApiError({ code: 'other-account', message: 'Somebody else has logged in here.' }, 409)
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (here?.answers.isRestoring()) return
    const [key, input] = event.query.queryKey
    // Somebody who opens a lesson goes on with the next ones.
    if (key === 'GET /api/courses/:id/lessons/:contentId' && here?.fetchesAhead === true)
      void fetchCourse(here.answers, (input as { id: string }).id).catch(() => {})
    if (event.query.queryHash !== session) return
    become((event.query.state.data as { user: Me | null }).user)
  })
  await changing

  /** The server, or the page it sent, said who is signed in. */
  function become(user: Me | null): void {
    // At once: a page that showed the person before loads again, and would begin as theirs.
    if (user?.id !== accountHere()) openFromDevice(false)
    changing = changing.then(() => change(user)).catch(() => {})
  }

  async function change(user: Me | null): Promise<void> {
    if (user === null) return here?.answers.forget(session)
    const before = accountHere()
    if (before !== null && before !== user.id) {
      close()
      await endPush().catch(() => {})
      const count = await unsentOf(before)
      if (count > 0) return leftBehind.set({ person: before, count })
      await forgetPerson(before)
    }
    if (user.role !== 'student') return
    here ??= await open(user.id)
    keepAccountHere(user.id)
    if (!isPrepared) whenQuiet(() => void prepare(here))
    isPrepared = true
    void here.outbox.flush()
  }

  async function open(owner: UserId): Promise<OnDevice> {
    const store = await openPersonStore(owner)
    const answers = await keepAnswers(client, store)
    return { store, answers, outbox: await openOutbox(client, store), fetchesAhead: false }
  }

  function close(): void {
    here?.answers.stop()
    here?.outbox.stop()
    here?.store.close()
    here = undefined
  }
}

/** How much somebody who did not sign out has not sent. */
async function unsentOf(person: UserId): Promise<number> {
  const store = await openPersonStore(person)
  const rows = await store.all('outbox')
  store.close()
  return rows.length
}

/** The app and what the student may open next come to the device. Whatever is cut off goes on at the next visit. */
async function prepare(here: OnDevice | undefined): Promise<void> {
  countData()
  offerInstall()
  const registration = await registerWorker().catch(() => null)
  if (registration === null || here === undefined) return
  if (savesData()) return
  here.fetchesAhead = true
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep-areas')
  await fetchAhead(here.answers).catch(() => {})
}

/** A page that is about to be loaded again waits for that, but not longer than this. */
function reloaded(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5_000))
}

/** After the page is loaded: what it needs itself goes first. */
function whenQuiet(work: () => void): void {
  const later = () => setTimeout(work, 2_000)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
