import { BookOpen, ClipboardCheck, Hammer, ListChecks, NotebookPen, Puzzle } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { CoursePage } from '#contract/courses.ts'

type ItemType = CoursePage['sections'][number]['items'][number]['type']

/** The name of each item type, and its action. */
export const itemWords: Record<ItemType, { label: string; action: string; icon: LucideIcon }> = {
  article: { label: 'Article', action: 'Read it', icon: BookOpen },
  exercise: { label: 'Exercise', action: 'Solve it', icon: Puzzle },
  quiz: { label: 'Quiz', action: 'Take the quiz', icon: ClipboardCheck },
  reflection: { label: 'Reflection', action: 'Write it', icon: NotebookPen },
  project: { label: 'Project', action: 'Do the project', icon: Hammer },
  checklist: { label: 'Checklist', action: 'Tick it off', icon: ListChecks },
}
