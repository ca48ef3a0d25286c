import {
  BadgeCheck,
  BriefcaseBusiness,
  ChartColumn,
  Code,
  Compass,
  Cpu,
  Dumbbell,
  Flag,
  Globe,
  HeartHandshake,
  Laptop,
  MessagesSquare,
  PiggyBank,
  Search,
  Sprout,
  UsersRound,
  Wallet,
  Wrench,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Skill } from '#domain/learning/skills.ts'
import { Icon } from '../../ui/Icon.tsx'

const icons: Record<Skill, LucideIcon> = {
  'career-development': Compass,
  programming: Code,
  communication: MessagesSquare,
  'technical-tools': Wrench,
  leadership: Flag,
  teamwork: UsersRound,
  'workplace-skills': BriefcaseBusiness,
  'job-search': Search,
  'data-analysis': ChartColumn,
  certifications: BadgeCheck,
  training: Dumbbell,
  mentorship: HeartHandshake,
  'digital-tools': Laptop,
  'online-presence': Globe,
  'tech-fundamentals': Cpu,
  'personal-finance': Wallet,
  budgeting: PiggyBank,
  investment: Sprout,
}

interface SkillIconProps {
  /** A string, because a newer course may teach a skill this version doesn't know. */
  skill: string
  size?: number
  className?: string
}

export function SkillIcon({ skill, size = 24, className = '' }: SkillIconProps) {
  const of = new Map<string, LucideIcon>(Object.entries(icons)).get(skill) ?? Compass
  return <Icon of={of} size={size} className={className} />
}
