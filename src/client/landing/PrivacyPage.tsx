import * as pages from '#domain/pages.ts'
import { StaticPage } from './StaticPage.tsx'

/** What we promise. `landing/privacy.test.ts` names the tests that would fail if a promise were broken. */
export const sections = [
  {
    title: 'What we keep',
    points: {
      told: 'What you tell us: your name, your email, the month and year you were born, and what you fill in on your profile.',
      password:
        'Your password only in a scrambled form, which nobody can turn back into the password.',
      done: 'What you do here: lessons, answers, quests, check-ins, applications, and chats with the advisor. Your XP, level, streak and achievements come from it.',
      messages:
        'What you write to us with the contact form. We delete it 90 days or more after we answer or close it.',
      verification:
        'What our staff check before they verify a mentor or a business: phone number, references, registration. Nobody else sees it.',
      references:
        'References are other people, so mentors ask them first. We delete what a mentor told us about them 90 days after our staff decided.',
      cookie:
        'One cookie that keeps you signed in. No advertising and no trackers: our pages load nothing from other companies.',
    },
  },
  {
    title: 'On your phone',
    points: {
      offline:
        'If you are a student, your browser keeps what you have read, so that it opens without a connection, and what you did until it is sent. When you sign out, what you read is deleted. If something was not sent yet, we ask you first.',
      recording:
        'If you record yourself to practise for an interview, the recording stays in the memory of your phone. It is never sent to us, and it is gone when you leave the page.',
      share:
        'When you press Share, your device makes the picture, and we do not get it. Your first name, your level or your days are on it only if you tick them.',
      push: 'If you turn on notifications on your phone, we keep the address that your browser gives us for them, until you log out. What we send there is encrypted. It holds only what kind of news it is, such as an answer, and which page to open.',
    },
  },
  {
    title: 'Who sees what',
    points: {
      guardian:
        'A guardian sees your progress and your avatar only after both of you have agreed to the link. You can see exactly what they see.',
      'guardian-never':
        'Chats with the advisor, your private notes and what you write in lessons are never shown to a guardian.',
      'other-guardians':
        'Guardians of the same student can see that there is another guardian, but not who it is.',
      worry: 'A guardian who is worried about you can write to our staff without us telling you.',
      mentor:
        'A mentor sees your first name, the first letter of your last name, your avatar and your progress, from when they accept your first session until one of you ends the mentoring.',
      project: 'A mentor sees a project only if you show it to them.',
      business:
        'A business sees what you chose to send with an application. If you send your name, it sees your avatar too. You can withdraw the application.',
      'business-shown':
        'Of your learning a business sees only what you have shown: never your XP, your courses or your answers.',
      employer:
        'An employer whose code you entered sees averages of groups of five or more people, never your own figures. The averages change on Mondays, and you can leave at any time.',
      staff:
        'Our staff open a person’s record only with a reason, which goes into a log that nobody can change.',
      'staff-never':
        'Our staff do not see your chats, your answers or what you write in lessons. They read what is reported and what you write to us.',
    },
  },
  {
    title: 'The AI advisor',
    points: {
      ai: 'When you talk to the AI advisor or order a course, your name, email, phone, address and school are taken out before your words go to the company that runs the AI.',
      'ai-off':
        'You can turn the AI off. Then nothing goes to that company, and our own guide answers.',
      asked:
        'Our staff see which words at least three people used in questions that the advisor could not answer, so that we can write the answers. They do not see who asked, or any message. If you delete the chat, your words are not counted any more.',
      danger:
        'When you write that you are in danger, or want to hurt yourself, we show you who to call. We do not tell anybody else, and your words do not go to the company that runs the AI.',
    },
  },
  {
    title: 'Badges',
    points: {
      'badge-asked':
        'You get a badge only when you ask for it. It has the name that you chose, what you did and when, and nothing else about you.',
      'badge-page':
        'Anybody who has the link to the page of a badge sees what it is for, and a chat shows that with the link as a picture, without your name. On the page your name is there only while you show it.',
      'badge-minor':
        'Under 18, a badge has only your first name and the first letter of your last name. When you show that on its page, your guardians are told.',
      'badge-back':
        'You can take a badge back, and it is taken back when your account is deleted. Then anybody who checks it reads that it does not count any more. We keep its number, and nothing about you.',
    },
  },
  {
    title: 'Emails',
    points: {
      emails:
        'We send emails about your account, and news such as answers to applications and sessions. You choose which news comes by email, and each of these emails has a link to stop it, except those that need your answer or are there for somebody’s safety.',
      weekly: 'A linked guardian gets a summary every week unless they turn it off.',
    },
  },
  {
    title: 'If you are under 18',
    points: {
      young:
        'You must be 15 or older to join. If you tell us that you are younger, we keep that you said so, but not the month. Your account stays closed until you have been in touch with our staff.',
      approval:
        'Your first application to a business and your first mentor need the approval of your guardian.',
      older:
        'If you tell us that you are older than you said before, every guardian who has been linked with you for a week has to agree, or our staff if there is no such guardian. The change counts three days later, and until then a guardian can stop it. Guardians whose link with you ended in the last 90 days are told too.',
    },
  },
  {
    title: 'Your rights',
    points: {
      correct: 'See and correct your profile at any time.',
      export: 'Download everything that we keep about you, from your account page.',
      delete:
        'Delete your account. You have 7 days to change your mind; then it is gone for good. On that day your guardians are told only that the link with you has ended.',
    },
  },
] as const satisfies readonly { title: string; points: Readonly<Record<string, string>> }[]

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
            {Object.entries(section.points).map(([id, point]) => (
              <li key={id} className="prose-width">
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
