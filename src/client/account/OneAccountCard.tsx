import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'

/** A business has one login, and applicants are often minors: advice for a business with several people. */
export function OneAccountCard() {
  return (
    <Card title="More than one person at your business?">
      <p>
        For now, a business has one account. Do not share its password: let one person log in,
        answer the applicants and tell the others what they need to know. If that does not work for
        you,{' '}
        <Link to={pages.contact} className="link">
          write to us
        </Link>
        .
      </p>
    </Card>
  )
}
