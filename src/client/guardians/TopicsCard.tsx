import { studentTopics, studentTopicWords } from '#domain/people/student-topic.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'

interface TopicsCardProps {
  studentId: string
  /** The student's first name. */
  name: string
}

/** What comes about this one student; each switch is saved at once. */
export function TopicsCard({ studentId, name }: TopicsCardProps) {
  const query = useApi('GET /api/guardian/students/:id/topics', { id: studentId })
  const change = useAction('PUT /api/guardian/students/:id/topics')
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <Card title={`What we tell you about ${name}`} className="mt-4">
      <Loaded query={query}>
        {({ off }) => (
          <>
            {studentTopics.map((topic) => (
              <Tick
                key={topic}
                label={studentTopicWords[topic]}
                on={
                  change.isPending && change.variables.topic === topic
                    ? change.variables.on
                    : !off.includes(topic)
                }
                onFlip={(on) => change.mutate({ id: studentId, topic, on }, fail)}
              />
            ))}
            <p className="mt-2 text-sm text-ink-soft">
              What needs your approval, offers, and anything about safety always come.
            </p>
          </>
        )}
      </Loaded>
    </Card>
  )
}
