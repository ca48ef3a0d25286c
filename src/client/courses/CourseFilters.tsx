import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { searchExamples } from '#domain/learning/course-search.ts'
import { skills } from '#domain/learning/skills.ts'
import { useSearchParam } from '../app/location.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { controlClass } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { levelName } from '../parts/learning/level-name.ts'

/** Select options must not have an empty value. */
const all = 'all'

const skillOptions = [
  { value: all, label: 'All skills' },
  ...skills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
]
const levelOptions = [
  { value: all, label: 'All levels' },
  ...[1, 2, 3].map((level) => ({ value: String(level), label: levelName(level) })),
]

/** Search, skill and level, kept in the address so that a list can be shared. */
export function CourseFilters() {
  const [skill, setSkill] = useSearchParam('skill')
  const [level, setLevel] = useSearchParam('level')
  return (
    <div role="search" className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end">
      <SearchField />
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Select
          label="Skill"
          options={skillOptions}
          value={skill ?? all}
          onChange={(event) => setSkill(valueOf(event))}
        />
        <Select
          label="Level"
          options={levelOptions}
          value={level ?? all}
          onChange={(event) => setLevel(valueOf(event))}
        />
      </div>
    </div>
  )
}

function valueOf({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>): string | null {
  return value === all ? null : value
}

const pauseMs = 300

/** Debounced: searches when the user stops typing. */
function SearchField() {
  const [search, setSearch] = useSearchParam('search')
  const [typed, setTyped] = useState(search ?? '')
  const lastSearch = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // A link changed the address, not this field.
    if (search !== lastSearch.current) setTyped(search ?? '')
    lastSearch.current = search
  }, [search])

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      lastSearch.current = text.trim() || null
      setSearch(lastSearch.current)
    }, pauseMs)
  }
  return (
    <label className="grid gap-1.5 font-semibold">
      Search courses
      <span className="relative">
        <Icon of={Search} className="absolute top-3.5 left-3.5 text-ink-soft" />
        <input
          type="search"
          value={typed}
          maxLength={80}
          onChange={(event) => type(event.currentTarget.value)}
          placeholder={`${searchExamples.join(', ')} ...`}
          className={`${controlClass} pl-11 font-normal`}
        />
      </span>
    </label>
  )
}
