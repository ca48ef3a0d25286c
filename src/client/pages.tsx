import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Helpline } from '#domain/learning/facts.ts'
import type { Landing } from '#domain/learning/landing.ts'
import { HelplinesPage } from './landing/HelplinesPage.tsx'
import { LandingPage } from './landing/LandingPage.tsx'
import { PrivacyPage } from './landing/PrivacyPage.tsx'
import { AuthPage } from './sign-in/AuthPage.tsx'
import { ForgotPasswordPage } from './sign-in/ForgotPasswordPage.tsx'
import { LoginPage } from './sign-in/LoginPage.tsx'
import { ResetPasswordPage } from './sign-in/ResetPasswordPage.tsx'
import { SignUpPage } from './sign-in/SignUpPage.tsx'
import { Surroundings } from './sign-in/Surroundings.tsx'
import { Spinner } from './ui/Spinner.tsx'

export interface PublicPage {
  /** The address it answers; the app answers every address that no other page does. */
  path: string
  file: string
  title: string
  description: string
  entry: 'landing' | 'sign-in' | 'auth' | 'app'
  body: string
}

/** Every HTML file of the build, rendered. Runs at build time alone. */
export function publicPages(content: {
  landing: Landing
  helplines: readonly Helpline[]
}): PublicPage[] {
  const { landing, helplines } = content
  return [
    still(
      '/',
      'Upful: your next step starts here',
      landing.hero.subtitle,
      <LandingPage copy={landing} />,
    ),
    still(
      '/privacy',
      'Your privacy · Upful',
      'What Upful keeps, who sees it, and your rights.',
      <PrivacyPage />,
    ),
    still(
      '/helplines',
      'Helplines · Upful',
      'People in Jamaica who listen and help, day and night.',
      <HelplinesPage helplines={helplines} />,
    ),
    form(LoginPage, '/login', 'Log in · Upful', 'Log in to Upful and go on where you stopped.'),
    form(
      SignUpPage,
      '/signup',
      'Sign up · Upful',
      'Begin your journey: learn, earn XP, find work in Jamaica.',
    ),
    form(
      AuthPage,
      '/auth',
      'Log in or sign up · Upful',
      'Log in, or join as student, mentor, guardian or business.',
    ),
    form(
      ForgotPasswordPage,
      '/forgot-password',
      'Forgot your password? · Upful',
      'Get a link to choose a new one.',
    ),
    form(
      ResetPasswordPage,
      '/reset-password',
      'New password · Upful',
      'Choose a new password for Upful.',
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

function still(path: string, title: string, description: string, page: ReactElement): PublicPage {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return { path, file, title, description, entry: 'landing', body: renderToStaticMarkup(page) }
}

function form(Form: ComponentType, path: string, title: string, description: string): PublicPage {
  const name = path.slice(1)
  const body = renderToStaticMarkup(<Surroundings form={name} html={renderToString(<Form />)} />)
  const entry = name === 'auth' ? 'auth' : 'sign-in'
  return { path, file: `${name}.html`, title, description, entry, body }
}
