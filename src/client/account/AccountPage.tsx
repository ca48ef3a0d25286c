import { PageTitle } from '../app/PageTitle.tsx'
import { useSession } from '../app/session.ts'
import { ThemeChoice } from '../app/ThemeChoice.tsx'
import { Card } from '../ui/Card.tsx'
import { CalendarCard } from './CalendarCard.tsx'
import { DataCard } from './DataCard.tsx'
import { DeleteCard } from './DeleteCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { LeaderboardCard } from './LeaderboardCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { OneAccountCard } from './OneAccountCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SensesCard } from './SensesCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

export function AccountPage() {
  const session = useSession()
  if (session.state !== 'signed-in') return null
  const { user } = session
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <PageTitle title="Your account">Your login, your settings and your data.</PageTitle>
      <EmailCard email={user.email} bounced={user.bounced} />
      <PasswordCard />
      {user.role === 'business' && <OneAccountCard />}
      <SessionsCard />
      <NotificationsCard />
      {user.role !== 'staff' && <CalendarCard role={user.role} />}
      <Card title="Appearance">
        <p className="mb-2 text-ink-soft">Saved on this device. Auto follows your phone.</p>
        <ThemeChoice />
      </Card>
      {user.role === 'student' && <SensesCard />}
      {user.role === 'student' && <LeaderboardCard />}
      {user.role === 'student' && <DataCard />}
      <ExportCard />
      <DeleteCard user={user} />
    </div>
  )
}
