import type { ChosenRole } from '#domain/people/role.ts'

const choices: readonly { role: ChosenRole; label: string; text: string }[] = [
  { role: 'student', label: 'Student', text: 'I want to learn and find work' },
  { role: 'mentor', label: 'Mentor', text: 'I share what I know' },
  { role: 'guardian', label: 'Guardian', text: 'I back a young person' },
  { role: 'business', label: 'Business', text: 'I hire or train' },
]

interface RolePickerProps {
  role: ChosenRole
  onPick: (role: ChosenRole) => void
}

/** Native radio buttons styled as cards. */
export function RolePicker({ role, onPick }: RolePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">I am a</legend>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((choice) => (
          <label
            key={choice.role}
            className="relative grid cursor-pointer content-start gap-0.5 rounded-control border border-edge p-3 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:inset-ring has-checked:inset-ring-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name="role"
              value={choice.role}
              checked={role === choice.role}
              onChange={() => onPick(choice.role)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="font-bold">{choice.label}</span>
            <span className="text-sm text-ink-soft">{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
