import type { Answers } from '#domain/learning/question.ts'
import { createStore } from '../ui/store.ts'

/** `waiting`: answered but not sent yet. `closed`: the attempt was handed in elsewhere. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'closed'

interface SaveProgress {
  /** All answers given on this page. */
  answers: Answers
  state: SaveState
}

const pauseMs = 600
const retryMs = 5_000

const keepers = new Map<string, AnswerKeeper>()

/**
 * The keeper of an attempt. One with unsent answers is reused when the page is reopened, so that
 * answers neither disappear from the screen nor are sent by two keepers at the same time.
 */
export function keeperOf(sittingId: string, make: () => AnswerKeeper): AnswerKeeper {
  const current = keepers.get(sittingId)
  if (current?.hasUnsaved()) return current
  const keeper = make()
  keepers.clear()
  keepers.set(sittingId, keeper)
  return keeper
}

/** Saves answers as they are given: one request at a time, with the latest answer to each question, until saved. */
export class AnswerKeeper {
  readonly store = createStore<SaveProgress>({ answers: {}, state: 'saved' })
  #unsent = new Map<string, string>()
  #sending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #save: (answers: Answers) => Promise<unknown>

  constructor(save: (answers: Answers) => Promise<unknown>) {
    this.#save = save
  }

  /** True while there are answers the server may not have. */
  hasUnsaved = (): boolean => this.#sending || this.#unsent.size > 0

  answer = (question: string, value: string): void => {
    const { answers, state } = this.store.get()
    this.#unsent.set(question, value)
    this.#update({ answers: { ...answers, [question]: value } })
    // Handed in elsewhere: nothing can be saved any more, and the page keeps saying so.
    if (state === 'closed') return
    this.#update({ state: this.#sending ? 'saving' : 'waiting' })
    this.#sendIn(pauseMs)
  }

  /** Sends unsent answers now. */
  send = async (): Promise<void> => {
    clearTimeout(this.#timer)
    if (this.#sending || this.#unsent.size === 0 || this.store.get().state === 'closed') return
    const sent = this.#unsent
    this.#unsent = new Map()
    this.#sending = true
    this.#update({ state: 'saving' })
    try {
      await this.#save(Object.fromEntries(sent))
      this.#sending = false
      this.#update({ state: this.#unsent.size === 0 ? 'saved' : 'waiting' })
      if (this.#unsent.size > 0) await this.send()
    } catch (error) {
      this.#sending = false
      // Answers given in the meantime replace the ones that failed.
      this.#unsent = new Map([...sent, ...this.#unsent])
      const closed = error instanceof Error && 'code' in error && error.code === 'not-possible'
      this.#update({ state: closed ? 'closed' : 'failed' })
      if (!closed) this.#sendIn(retryMs)
    }
  }

  stop(): void {
    void this.send()
    clearTimeout(this.#timer)
  }

  #sendIn(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), wait)
  }

  #update(change: Partial<SaveProgress>): void {
    this.store.set({ ...this.store.get(), ...change })
  }
}
