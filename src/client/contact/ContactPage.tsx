import { MailCheck, PenLine } from 'lucide-react'
import { contactTopics, contactTopicWords, maxMessageLength } from '#domain/people/contact.ts'
import { messages } from '#domain/people/messages.ts'
import * as pages from '#domain/pages.ts'
import { useForm } from '../app/form.ts'
import { Logo } from '../app/Logo.tsx'
import { useSession } from '../app/session.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'

const topics = contactTopics.map((value) => ({ value, label: contactTopicWords[value] }))

/** Open to everyone: with or without an account, signed in, signed out or suspended. */
export function ContactPage() {
  const session = useSession()
  const user = session.state === 'signed-in' ? session.user : null
  const { mutateAsync, data } = useAction('POST /api/contact')
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-lg content-start gap-8 p-4 pt-6">
      <a
        href={pages.landing}
        aria-label="Upful, home"
        className="inline-flex justify-self-start rounded-control"
      >
        <Logo />
      </a>
      <div className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-raised sm:p-8">
        <span className="grid size-14 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
          <Icon of={data ? MailCheck : PenLine} size={26} />
        </span>
        {data ? (
          <div role="status" className="grid justify-items-start gap-4">
            <h1 className="text-2xl">We have your message</h1>
            <p>A person on our team will read it and answer by email.</p>
            <LinkButton href={user ? pages.dashboard : pages.landing}>Go to Home</LinkButton>
          </div>
        ) : (
          <>
            <h1 className="text-2xl">Write to us</h1>
            <p>
              A person on our team will read it and answer by email. In danger now?{' '}
              <a href={pages.helplines} className="link">
                See who you can call
              </a>
              .
            </p>
            <ContactForm email={user?.email ?? ''} send={mutateAsync} />
            <SupportEmail />
          </>
        )}
      </div>
    </main>
  )
}

interface ContactFormProps {
  email: string
  send: (message: {
    email: string
    topic: (typeof contactTopics)[number]
    text: string
    homepage: string
  }) => Promise<unknown>
}

function ContactForm({ email, send }: ContactFormProps) {
  const { busy, message, errors, onSubmit } = useForm(
    ({ email: address = '', topic, text = '' }) => {
      const fields = {
        ...(address.includes('@') ? {} : { email: messages.emailUnclear }),
        ...(topicFrom(topic) === undefined ? { topic: 'Choose what it is about.' } : {}),
        ...(text === '' ? { text: 'Write your message.' } : {}),
      }
      return Object.keys(fields).length > 0
        ? { message: 'Check the marked fields.', fields }
        : undefined
    },
    async ({ email: address = '', topic, text = '', homepage = '' }) => {
      await send({ email: address, topic: topicFrom(topic) ?? 'other', text, homepage })
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field
        label="Your email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={errors['email']}
      />
      <Select
        label="What is it about?"
        name="topic"
        placeholder="Choose one"
        options={topics}
        error={errors['topic']}
      />
      <TextArea
        label="Your message"
        name="text"
        rows={6}
        maxLength={maxMessageLength}
        hint="Leave out passwords. If you write about an opening or a person, say which one."
        error={errors['text']}
      />
      {/* Off the screen and skipped by the keyboard and screen readers: only a program fills it in. */}
      <input
        name="homepage"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="absolute -left-[999rem] size-px"
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
}

function SupportEmail() {
  const { data } = useApi('GET /api/contact', {})
  if (!data?.email) return null
  return (
    <p className="text-sm text-ink-soft">
      You can also write to{' '}
      <a href={`mailto:${data.email}`} className="link break-all">
        {data.email}
      </a>
      .
    </p>
  )
}

function topicFrom(text: string | undefined) {
  return contactTopics.find((topic) => topic === text)
}
