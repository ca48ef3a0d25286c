import { Suspense, useState, type ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import { lazyPart } from '../../app/lazy-part.tsx'

const RecognizedSkills = lazyPart(() => import('./RecognizedSkills.tsx'), 'RecognizedSkills')

type ExpertiseFieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'label'> & {
  hint?: string
  error?: string | undefined
  required?: boolean
  defaultValue: string
}

/** A mentor's expertise in their own words, and the skills under which students find them. */
export function ExpertiseField({ defaultValue, ...frame }: ExpertiseFieldProps) {
  const [text, setText] = useState(defaultValue)
  return (
    <div className="grid gap-2">
      <Field
        {...frame}
        type="text"
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Suspense>
        <RecognizedSkills text={text} onChange={setText} />
      </Suspense>
    </div>
  )
}
