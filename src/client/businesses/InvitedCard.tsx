import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** Another business invites this account as a colleague. */
export function InvitedCard() {
  return (
    <Card title="You are invited as a colleague">
      <p className="mb-3">
        A business on Upful gives you a seat. Read who it is before you answer.
      </p>
      <Link to={pages.colleagues} className={buttonClass('main')}>
        See the invitation
      </Link>
    </Card>
  )
}
