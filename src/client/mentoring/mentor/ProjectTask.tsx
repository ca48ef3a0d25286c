import type { ProjectToRead } from '#contract/mentoring.ts'
import { Card } from '../../ui/Card.tsx'
import { Markdown } from '../../ui/Markdown.tsx'

/** What the lesson asks the student for. */
export function ProjectTask({ task }: { task: NonNullable<ProjectToRead['task']> }) {
  return (
    <Card title="Their task">
      <Markdown>{task.brief}</Markdown>
      <h3 className="mt-4">What makes it good</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {task.criteria.map((criterion) => (
          <li key={criterion}>{criterion}</li>
        ))}
      </ul>
    </Card>
  )
}
