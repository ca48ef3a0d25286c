import { useEffect, useRef, useState } from 'react'
import type { ShownField } from '#contract/profiles.ts'
import { messages } from '#domain/people/messages.ts'
import { useForm } from '../app/form.ts'
import type { FormValues, FormProblem } from '../app/form.ts'
import { ProfileFields } from '../parts/people/ProfileFields.tsx'
import { ProfilePart } from '../parts/people/ProfilePart.tsx'
import { partTitles } from '../parts/people/profile-parts.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { finishSteps, type FinishStep } from './finish-steps.ts'

interface FinishStepsProps {
  fields: readonly ShownField[]
  onSaved: () => void
}

/** One form after another, each saved separately; input is kept when the user goes back. */
export function FinishSteps({ fields, onSaved }: FinishStepsProps) {
  // Fixed when the sheet opens: saving a step must not change the steps.
  const [steps] = useState(() => finishSteps(fields))
  const [current, setCurrent] = useState(0)
  const last = steps.length - 1
  return steps.map((step, index) => (
    <div key={step.part ?? 'profile'} hidden={index !== current}>
      <StepForm
        step={step}
        heading={steps.length > 1 ? `Step ${index + 1} of ${steps.length}` : undefined}
        isShown={index === current}
        isLast={index === last}
        onBack={index > 0 ? () => setCurrent(index - 1) : undefined}
        onSaved={() => (index === last ? onSaved() : setCurrent(index + 1))}
      />
    </div>
  ))
}

interface StepFormProps {
  step: FinishStep
  heading: string | undefined
  isShown: boolean
  isLast: boolean
  onBack: (() => void) | undefined
  onSaved: () => void
}

function StepForm({ step, heading, isShown, isLast, onBack, onSaved }: StepFormProps) {
  const { part, fields } = step
  const title = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    // The button pressed before is gone, so focus the title of the new step.
    if (isShown && !wasShown.current) title.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  const { mutateAsync } = useAction('PATCH /api/profile')
  const { busy, message, errors, onSubmit } = useForm(
    (values) => emptyAmong(fields, values),
    async (values) => {
      const { birthMonthWaits } = await mutateAsync({ fields: values })
      if (birthMonthWaits)
        showToast('Thank you. Your month of birth needs approval first: see your profile.', 'good')
      else if (isLast) showToast('Thank you. Your profile is finished.', 'good')
      onSaved()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {heading && (
        <h3 ref={title} tabIndex={-1} className="text-lg font-bold">
          {heading}: {part ? partTitles[part] : 'About you'}
        </h3>
      )}
      <FormMessage>{message}</FormMessage>
      {part ? (
        <ProfilePart untitled={heading !== undefined} part={part} fields={fields} errors={errors} />
      ) : (
        <ProfileFields fields={fields} errors={errors} />
      )}
      <div className="flex flex-wrap gap-3 *:min-h-12 *:grow">
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {isLast ? 'Save' : 'Save and continue'}
        </Button>
      </div>
    </form>
  )
}

function emptyAmong(fields: readonly ShownField[], values: FormValues): FormProblem | undefined {
  const empty = fields.filter(
    ({ name, required, onlyWith }) =>
      required && !values[name] && (!onlyWith || values[onlyWith.field] === onlyWith.value),
  )
  if (empty.length === 0) return undefined
  return {
    message: messages.signUpIncomplete,
    fields: Object.fromEntries(empty.map(({ name }) => [name, 'Fill in this field'])),
  }
}
