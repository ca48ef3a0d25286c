import { StaticPage } from './StaticPage.tsx'

const parts = [
  {
    title: 'What we keep',
    points: [
      'What you tell us: your name, email, password (scrambled so that nobody can read it) and the profile fields you fill in.',
      'What you do here: lessons, answers, quests, check-ins, applications and talks with the advisor. Your level and your CV are made from it.',
      'One cookie that keeps you signed in. No advertising, no trackers, nothing from other companies on our pages.',
    ],
  },
  {
    title: 'Who sees what',
    points: [
      'You see everything.',
      'A guardian sees your progress only after both of you have said yes to the link. Talks with the advisor and your private notes are never shown to a guardian.',
      'A mentor sees your first name and your progress from your first session with them until one of you ends it, and a project only if you show it. There are no private messages between adults and students here.',
      'A business sees what you chose to send with an application, and you can withdraw it.',
      'An employer whose code you entered sees averages of groups of five or more people, never you alone, and you can leave at any time.',
      'Our staff look at an account only for a reason, and that reason is written down where nobody can change it.',
      'When you talk to the AI advisor, your name, email, phone and school are not sent to the company that runs the AI.',
    ],
  },
  {
    title: 'If you are under 18',
    points: [
      'You must be 15 or older to join.',
      'Your first application and your first mentor need the yes of your guardian.',
      'Where others can see you, you appear with a nickname.',
    ],
  },
  {
    title: 'Your rights',
    points: [
      'See and correct your profile at any time.',
      'Download all your data from your account page.',
      'Delete your account. You have 7 days to change your mind; then it is gone.',
    ],
  },
]

export function PrivacyPage() {
  return (
    <StaticPage
      title="Your privacy"
      intro="We keep what Upful needs to work for you, and we never sell it. Here is all of it in plain words."
    >
      {parts.map((part) => (
        <section key={part.title} className="mt-8">
          <h2 className="text-2xl">{part.title}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-leaf">
            {part.points.map((point) => (
              <li key={point} className="prose-width">
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-8">
        Worried about something or somebody?{' '}
        <a href="/helplines" className="link">
          Helplines you can call
        </a>
      </p>
    </StaticPage>
  )
}
