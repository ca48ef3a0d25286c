import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'

/** Our letters to this address bounce, so the user gets no email from us. */
export function BouncedBanner({ email }: { email: string }) {
  return (
    <section aria-label="We could not reach you" className="border-b border-line bg-coral-soft">
      <p className="page-width py-3">
        <strong>
          We could not reach <span className="break-all">{email}</span>.
        </strong>{' '}
        Our emails bounce: this mailbox does not exist.{' '}
        <Link to={pages.account} className="link">
          Check it or change it
        </Link>
      </p>
    </section>
  )
}
