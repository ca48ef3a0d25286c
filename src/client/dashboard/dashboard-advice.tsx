import * as pages from '#domain/pages.ts'
import type { ApiError } from '../app/api.ts'

/** What else may help when the dashboard did not load. */
export function dashboardAdvice({ requestId }: ApiError) {
  return (
    <>
      <p className="mt-3">Your profile was not found. This happens when</p>
      <ul className="mx-auto mt-1 w-fit list-disc pl-5 text-left">
        <li>your account is new and still being set up,</li>
        <li>signing up did not finish, or</li>
        <li>the connection broke on the way.</li>
      </ul>
      <p className="mt-3">
        Refresh the page. If it stays like this,{' '}
        <a href={pages.contact} className="link">
          contact support
        </a>
        .
      </p>
      {requestId && (
        <p className="mt-2 text-sm break-all text-ink-soft">Reference for support: {requestId}</p>
      )}
    </>
  )
}
