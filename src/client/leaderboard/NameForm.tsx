import { useId, useState } from 'react'
import { nicknameLength } from '#domain/people/nickname-length.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

interface NameFormProps {
  names: readonly string[]
  /** Their typed nickname was reported. */
  onlyMade?: boolean
  action: string
  /** The message after it is saved. */
  done: string
  onDone?: () => void
}

const typed = ''

/** Choose a made nickname, or type one that is checked. */
export function NameForm({ names, onlyMade = false, action, done, onDone }: NameFormProps) {
  const question = useId()
  // The names of the first moment stay: fresh ones come with each response.
  const [offered] = useState(names)
  const [chosen, setChosen] = useState(offered[0] ?? typed)
  const [own, setOwn] = useState('')
  const save = useAction('PUT /api/leaderboard', {
    onDone: () => {
      showToast(done, 'good')
      onDone?.()
    },
  })
  const problem = save.error?.fields['nickname']
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ nickname: chosen === typed ? own.trim() : chosen })
      }}
    >
      <div className="grid gap-2">
        <p id={question} className="font-semibold">
          Your nickname
        </p>
        <ChoiceGroup
          name="nickname-choice"
          labelledBy={question}
          choices={[
            ...offered.map((name) => ({ value: name, label: name })),
            ...(onlyMade ? [] : [{ value: typed, label: 'Another one' }]),
          ]}
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            save.reset()
          }}
        />
      </div>
      {chosen === typed && (
        <Field
          label="Type a nickname"
          hint="Letters and spaces only. Not your real name, and nothing somebody could find you by."
          error={problem}
          name="nickname"
          value={own}
          maxLength={nicknameLength.max}
          autoComplete="off"
          autoCapitalize="words"
          onChange={({ target }) => {
            setOwn(target.value)
            save.reset()
          }}
        />
      )}
      <FormMessage>{problem === undefined ? save.error?.message : undefined}</FormMessage>
      <Button type="submit" busy={save.isPending} className="sm:justify-self-start">
        {action}
      </Button>
    </form>
  )
}
