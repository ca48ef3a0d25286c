import type { SharedValue } from '#contract/applications.ts'
import type { SharedField } from '#domain/openings/application.ts'

const labels: Record<SharedField, string> = {
  name: 'Name',
  email: 'E-mail',
  about: 'About you',
  skills: 'Skills',
  badges: 'Badges',
  message: 'Message',
}

/** What the business received, as it was when it was sent. */
export function SharedList({
  company,
  shared,
}: {
  company: string
  shared: readonly SharedValue[]
}) {
  return (
    <section>
      <h3 className="mb-1">What {company} sees</h3>
      {shared.length === 0 ? (
        <p className="text-ink-soft">Only that you applied.</p>
      ) : (
        <dl className="grid gap-2">
          {shared.map(({ field, value }) => (
            <div key={field}>
              <dt className="text-sm font-semibold">{labels[field]}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
