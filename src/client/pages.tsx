import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { FirstMinute } from '#domain/learning/first-minute.ts'
import type { Helpline } from '#domain/learning/facts.ts'
import type { Landing } from '#domain/learning/landing.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import * as pages from '#domain/pages.ts'
import { parishes } from '#domain/openings/place.ts'
import { dailyMinutesChoices, studentGoalIds, studentGoals } from '#domain/people/student-goals.ts'
import { StartPage } from './sign-in/first-minute/StartPage.tsx'
import type { StartContent } from './sign-in/first-minute/start-content.ts'
import { HelplinesPage } from './landing/HelplinesPage.tsx'
import { LandingPage } from './landing/LandingPage.tsx'
import { PrivacyPage } from './landing/PrivacyPage.tsx'
import { AuthPage } from './sign-in/AuthPage.tsx'
import { ForgotPasswordPage } from './sign-in/ForgotPasswordPage.tsx'
import { LoginPage } from './sign-in/LoginPage.tsx'
import { ResetPasswordPage } from './sign-in/ResetPasswordPage.tsx'
import { SignUpPage } from './sign-in/SignUpPage.tsx'
import { Surroundings } from './sign-in/Surroundings.tsx'
import { StartDrawings } from './start-drawings.tsx'
import { Spinner } from './ui/Spinner.tsx'

export interface PublicPage {
  /** The address it is served at; `*` is the app, for every address that no other page has. */
  path: string
  file: string
  title: string
  description: string
  entry: 'landing' | 'start' | 'sign-in' | 'auth' | 'app'
  body: string
}

interface Content {
  landing: Landing
  firstMinute: FirstMinute
  helplines: readonly Helpline[]
}

/** Renders every HTML file of the build. Runs only at build time. */
export function publicPages(content: Content): PublicPage[] {
  return [
    ...Object.entries(pagesAtBuildTime(content)).map(([path, page]) =>
      'Form' in page ? formPage(path, page) : staticPage(path, page),
    ),
    {
      path: '*',
      file: 'app.html',
      title: 'Upful',
      description: 'Your career dashboard.',
      entry: 'app',
      body: `<div id="root">${renderToStaticMarkup(
        <div className="grid min-h-dvh place-items-center p-4">
          <Spinner />
        </div>,
      )}</div>`,
    },
  ]
}

/** The paths of the prerendered pages, which are not routes of the application. */
export type PublicPath = keyof ReturnType<typeof pagesAtBuildTime>

function pagesAtBuildTime({ landing, firstMinute, helplines }: Content) {
  return {
    [pages.landing]: {
      title: 'Upful: your next step starts here',
      description: landing.hero.subtitle,
      page: <LandingPage copy={landing} />,
    },
    [pages.start]: {
      title: 'Your first minute · Upful',
      description: 'Say what you want, and try a situation at work. No account needed.',
      entry: 'start' as const,
      page: <StartPage content={startContent(firstMinute)} drawings={<StartDrawings />} />,
    },
    [pages.privacy]: {
      title: 'Your privacy · Upful',
      description: 'What Upful keeps, who sees it, and your rights.',
      page: <PrivacyPage />,
    },
    [pages.helplines]: {
      title: 'Helplines · Upful',
      description: 'People in Jamaica who listen and help, day and night.',
      page: <HelplinesPage helplines={helplines} />,
    },
    [pages.login]: {
      title: 'Log in · Upful',
      description: 'Log in to Upful and pick up where you left off.',
      Form: LoginPage,
    },
    [pages.signUp]: {
      title: 'Sign up · Upful',
      description: 'Begin your journey: learn, earn XP, find work in Jamaica.',
      Form: SignUpPage,
    },
    [pages.auth]: {
      title: 'Log in or sign up · Upful',
      description: 'Log in, or join as a student, mentor, guardian or business.',
      Form: AuthPage,
    },
    [pages.forgotPassword]: {
      title: 'Forgot your password? · Upful',
      description: 'Get a link to choose a new one.',
      Form: ForgotPasswordPage,
    },
    [pages.resetPassword]: {
      title: 'New password · Upful',
      description: 'Choose a new password for Upful.',
      Form: ResetPasswordPage,
    },
  }
}

interface Head {
  title: string
  description: string
}

function startContent(situations: FirstMinute): StartContent {
  return {
    situations,
    goals: studentGoalIds.map((id) => ({ id, label: studentGoals[id] })),
    parishes,
    minutes: dailyMinutesChoices,
    xp: xpFor('firstMinute'),
  }
}

function staticPage(
  path: string,
  { page, entry = 'landing', ...head }: Head & { page: ReactElement; entry?: 'landing' | 'start' },
): PublicPage {
  const file = path === pages.landing ? 'index.html' : `${path.slice(1)}.html`
  return { ...head, path, file, entry, body: renderToStaticMarkup(page) }
}

function formPage(path: string, { Form, ...head }: Head & { Form: ComponentType }): PublicPage {
  const name = path.slice(1)
  const body = renderToStaticMarkup(<Surroundings form={name} html={renderToString(<Form />)} />)
  const entry = path === pages.auth ? 'auth' : 'sign-in'
  return { ...head, path, file: `${name}.html`, entry, body }
}
