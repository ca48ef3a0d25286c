import { calendarPath } from '#domain/text/calendar-path.ts'
import { auth, helplines, login, signUp } from '#domain/pages.ts'

/** Who asks: a page that is opened, or a page for something it needs. */
export interface Asked {
  path: string
  isPage: boolean
  /** Somebody is signed in on this device. */
  isSignedIn: boolean
  /** Addresses of pages outside the application. */
  publicPages: readonly string[]
}

/**
 * Where an answer comes from: only the network; the device if it is there; the network if it answers; the application
 * itself, which shows what it kept.
 */
export type Source = 'network' | 'device-first' | 'network-first' | 'application' | 'otherwise'

export interface Rule {
  what: string
  matches: (asked: Asked) => boolean
  source: Source
  /** Whose it is. The worker keeps nothing that belongs to a person. */
  whose: 'nobody’s' | 'everybody’s'
  kept: string
}

/**
 * What the worker answers from the device, and for how long it is there. The first rule that matches decides. What
 * belongs to a person is kept by the pages, in a database of this person (client/app/offline/kept-answers.ts).
 */
export const policy: readonly Rule[] = [
  {
    what: 'responses of the API',
    matches: ({ path }) => path.startsWith('/api/') || path.startsWith('/health/'),
    source: 'network',
    whose: 'nobody’s',
    kept: 'never',
  },
  {
    what: 'the calendar that a person subscribes to',
    matches: ({ path }) => path === calendarPath,
    source: 'network',
    whose: 'nobody’s',
    kept: 'never',
  },
  {
    what: 'files of the build: code, styles, the font, pictures, figures',
    matches: ({ path, isPage }) => !isPage && path.startsWith('/assets/'),
    source: 'device-first',
    whose: 'everybody’s',
    kept: 'this version and the one before it',
  },
  {
    what: 'icons of the application, and the bird of its error pages',
    matches: ({ path, isPage }) => !isPage && /^\/(icon|favicon|bird)/.test(path),
    source: 'device-first',
    whose: 'everybody’s',
    kept: 'this version and the one before it',
  },
  {
    what: 'the helplines, which everybody needs',
    matches: ({ path, isPage }) => isPage && path === helplines,
    source: 'network-first',
    whose: 'everybody’s',
    kept: 'this version and the one before it',
  },
  {
    what: 'pages of the application, for somebody who is signed in',
    matches: ({ path, isPage, isSignedIn, publicPages }) =>
      isPage && isSignedIn && !publicPages.includes(path),
    source: 'application',
    whose: 'everybody’s',
    kept: 'this version and the one before it',
  },
  {
    what: 'any other page: from the network, or what there is instead',
    matches: ({ isPage }) => isPage,
    source: 'otherwise',
    whose: 'everybody’s',
    kept: 'never',
  },
]

export const application = '/app.html'
/** Who opens one of these may be somebody else than the person before. */
export const signInPages: readonly string[] = [login, signUp, auth]

/** Where the answer comes from; the network for what no rule names. */
export function sourceOf(asked: Asked): Source {
  return policy.find(({ matches }) => matches(asked))?.source ?? 'network'
}
