import * as pages from '#domain/pages.ts'
import { StaticPage } from './StaticPage.tsx'

export const sections = [
  {
    title: 'What we keep',
    points: [
      'What you tell us: your name, email, password (scrambled so that nobody can read it), the month and year you were born, and the profile fields you fill in.',
      'What you do here: lessons, answers, quests, check-ins, applications and chats with the advisor. Your XP, level, streak and badges come from it.',
      'What you write to us with the contact form. We delete it 90 days or more after we answer or close it.',
      'What our staff check before they verify a mentor or a business: phone number, references, registration. Nobody else sees it. References are other people, so mentors ask them first, and we delete what a mentor told us about them 90 days after our staff decided.',
      'One cookie that keeps you signed in. No advertising, no trackers, nothing from other companies on our pages.',
    ],
  },
  {
    title: 'Who sees what',
    points: [
      'You see everything we keep about you.',
      'A guardian sees your progress and your avatar only after both of you have agreed to the link. Chats with the advisor and your private notes are never shown to a guardian.',
      'Guardians of the same student can see that there is another guardian, but not who it is. A guardian who is worried about you can write to our staff without us telling you.',
      'A mentor sees your first name, the first letter of your last name, your avatar and your progress, from when they accept your first session until one of you ends the mentoring. They see a project only if you show it to them.',
      'A business sees what you chose to send with an application, and you can withdraw the application.',
      'An employer whose code you entered sees averages of groups of five or more people, never your own figures. The averages change on Mondays, and you can leave at any time.',
      'Our staff open a person’s record only with a reason, which goes into a log that nobody can change. They read what is reported and what you write to us.',
      'When you talk to the AI advisor or order a course, your name, email, phone, address and school are taken out before your words go to the company that runs the AI. You can turn the AI off.',
      'Our staff see which words at least three people used in questions that the advisor could not answer, so that we can write the answers. They do not see who asked, or any message.',
      'When you write that you are in danger, or want to hurt yourself, we show you who to call. We do not tell anybody else.',
    ],
  },
  {
    title: 'Emails and notifications',
    points: [
      'We send emails about your account, and news such as answers to applications and sessions. You choose which news comes by email, and each of these emails has a link to stop it, except those that need your answer, tell you about a changed month of birth, or tell you about turning 18.',
      'A linked guardian gets a summary every week unless they turn it off.',
      'If you turn on notifications on your phone, we keep the address that your browser gives us for them, until you log out. What we send there is encrypted. It holds only what kind of news it is, such as an answer, and which page to open.',
    ],
  },
  {
    title: 'If you are under 18',
    points: [
      'You must be 15 or older to join. If you tell us that you are younger, we keep that you said so, but not the month. Your account stays closed until you have been in touch with our staff.',
      'Your first application to a business and your first mentor need the approval of your guardian.',
      'If you tell us that you are older than you said before, every guardian who has been linked with you for a week has to agree, or our staff if there is no such guardian. The change counts three days later, and until then a guardian can stop it. Guardians whose link with you ended in the last 90 days are told too.',
    ],
  },
  {
    title: 'Your rights',
    points: [
      'See and correct your profile at any time.',
      'Download all your data from your account page.',
      'Delete your account. You have 7 days to change your mind; then it is gone for good. On that day your guardians are told only that the link with you has ended.',
    ],
  },
]

export function PrivacyPage() {
  return (
    <StaticPage
      title="Your privacy"
      intro="We keep what Upful needs to work for you, and we never sell it. Here is everything in plain words."
    >
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-2xl">{section.title}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-leaf">
            {section.points.map((point) => (
              <li key={point} className="prose-width">
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-8">
        Worried about something or somebody?{' '}
        <a href={pages.helplines} className="link">
          Helplines you can call
        </a>
      </p>
      <p className="mt-4">
        A question about your data?{' '}
        <a href={pages.contact} className="link">
          Write to us
        </a>
      </p>
    </StaticPage>
  )
}
