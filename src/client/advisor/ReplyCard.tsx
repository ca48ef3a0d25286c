import {
  BookOpen,
  BriefcaseBusiness,
  ClipboardCheck,
  FileText,
  Flag,
  ListChecks,
  Route,
  Signpost,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { AdvisorCard } from '#contract/advisor.ts'
import { Link } from '../app/Link.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CardAction } from './CardAction.tsx'

const icons: Record<AdvisorCard['kind'], LucideIcon> = {
  course: BookOpen,
  lesson: FileText,
  assessment: ClipboardCheck,
  quest: Flag,
  opening: BriefcaseBusiness,
  path: Route,
  step: Signpost,
  readiness: ListChecks,
}

/** A course, opening or other object that a reply mentions, with a link and an action. */
export function ReplyCard({ card }: { card: AdvisorCard }) {
  const { kind, title, line, href, action } = card
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line p-3">
      <Icon of={icons[kind]} size={22} className="text-leaf-strong" />
      <div className="min-w-0 grow basis-32">
        {/* The link covers the whole card, except the action. */}
        <Link to={href} className="link before:absolute before:inset-0">
          {title}
        </Link>
        <p className="text-sm text-ink-soft">{line}</p>
      </div>
      {action && <CardAction card={card} action={action} />}
    </li>
  )
}
