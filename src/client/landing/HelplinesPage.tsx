import { MessageCircle, Phone } from 'lucide-react'
import type { Helpline } from '#domain/learning/facts.ts'
import { noAnswerAdvice } from '#domain/learning/no-answer-advice.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { StaticPage } from './StaticPage.tsx'

/** Public, and works without scripts and without the database. */
export function HelplinesPage({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <StaticPage
      title="You are not alone"
      intro="These people listen and help, and you do not need an account to call them. If you are in danger now, call the police first."
    >
      <ul className="mt-8 grid gap-4">
        {helplines.map((line) => (
          <li key={line.id} className="rounded-card border border-line bg-card p-5 shadow-raised">
            <h2 className="text-xl">{line.name}</h2>
            <p className="mt-1 text-ink-soft">{line.what}</p>
            <p className="mt-1 text-sm font-semibold">{line.hours}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <LinkButton
                href={`tel:${line.phone}`}
                aria-label={`Call ${line.name}, ${line.phone}`}
              >
                <Icon of={Phone} /> {line.phone}
              </LinkButton>
              {line.whatsapp && (
                <LinkButton
                  href={`https://wa.me/1${line.whatsapp.replaceAll('-', '')}`}
                  rel="noopener"
                  tone="quiet"
                  aria-label={`WhatsApp ${line.name}, ${line.whatsapp}`}
                >
                  <Icon of={MessageCircle} /> WhatsApp
                </LinkButton>
              )}
            </div>
            {noAnswerAdvice(line) && (
              <p className="mt-3 text-sm text-ink-soft">{noAnswerAdvice(line)}</p>
            )}
          </li>
        ))}
      </ul>
    </StaticPage>
  )
}
