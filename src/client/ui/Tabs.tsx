import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { tabAfterKey } from './tab-keys.ts'

export interface Tab<Id extends string> {
  id: Id
  label: string
  /** The address of this tab, for a shared link or a new browser tab. */
  href: string
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onSelect: (id: Id) => void
}

/** Links with the keyboard behaviour of tabs: arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, current, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = list.current
    const chosen = row?.querySelector(`#${tabId(current)}`)
    if (!row || !chosen) return
    // On a phone the list is wider than the screen. Scroll the page only if the focus is in the tabs.
    if (row.contains(document.activeElement)) chosen.scrollIntoView({ block: 'nearest' })
    const [tab, frame] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += tab.left - frame.left - (frame.width - tab.width) / 2
  }, [current])

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfterKey(
      event.key,
      tabs.map((tab) => tab.id),
      current,
    )
    if (!next) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }

  function onClick(event: MouseEvent, id: Id) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect(id)
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={tabId(tab.id)}
          role="tab"
          href={tab.href}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? panelId(tab.id) : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={(event) => onClick(event, tab.id)}
          className={classes(
            'flex min-h-12 shrink-0 scroll-mb-60 items-center border-b-3 px-3 font-semibold whitespace-nowrap -outline-offset-2 transition-colors',
            tab.id === current
              ? 'border-leaf text-ink'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {tab.label}
        </a>
      ))}
    </div>
  )
}

export function TabPanel({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      className={classes('min-w-0', className)}
    >
      {children}
    </div>
  )
}

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`
