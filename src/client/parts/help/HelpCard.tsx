import { HeartHandshake, MessageCircle, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { HelpCard as Help } from '#domain/safety/help-card.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** On a phone with text at 200 %, the longest word still fits next to its icon. */
const narrow = 'max-sm:px-[min(1.25rem,4vw)]'

/** Helplines, shown immediately and above everything else. It takes the focus, so that it isn't missed. */
export function HelpCard({ help }: { help: Help }) {
  const card = useRef<HTMLElement>(null)
  // The numbers come right after the first line, to be visible without scrolling.
  const [first, ...more] = help.lines
  useEffect(() => card.current?.focus(), [help])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={help.title}
      className="my-4 scroll-mt-20 rounded-card border-2 border-sea bg-sea-soft p-[min(1rem,4vw)] sm:p-5"
    >
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon of={HeartHandshake} size={24} />
        {help.title}
      </h2>
      <p className="prose-width mt-2">{first}</p>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {help.helplines.map(({ id, name, phone, whatsapp, hours, what }) => (
          <li key={id} className="rounded-control bg-card p-[min(0.75rem,3vw)]">
            <p className="font-bold">{name}</p>
            <p className="text-sm text-ink-soft">
              {what} {hours}.
            </p>
            <p className="mt-2 flex flex-wrap gap-2">
              <a href={`tel:${phone}`} className={buttonClass('main', narrow)}>
                <Icon of={Phone} size={18} />
                Call {phone}
              </a>
              {whatsapp && (
                <a
                  href={`https://wa.me/1${whatsapp.replaceAll('-', '')}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass('quiet', narrow)}
                >
                  <Icon of={MessageCircle} size={18} />
                  WhatsApp
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      {more.map((line) => (
        <p key={line} className="prose-width mt-3">
          {line}
        </p>
      ))}
    </section>
  )
}
