import { ageBandOf, bornForAge } from '#domain/people/birth-month.ts'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import type { ChosenRole } from '#domain/people/role.ts'
import { reasonWithChecks, type VerificationCheck } from '#domain/people/verification-checks.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { endSessions, signUp } from '../accounts/commands.ts'
import { confirmAddress } from '../accounts/confirm-commands.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { enterCode, makeCode } from '../guardians/code-commands.ts'
import { acceptLink } from '../guardians/commands.ts'
import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import { act } from '../staff/act.ts'
import { verifyPerson } from '../staff/verification-commands.ts'
import { applicantOf } from '../staff/verification-queries.ts'
import { NotDone } from '../stop-with-reason.ts'
import { chance } from './demo-dice.ts'
import { liveOneDay, type Clock, type DemoStudent } from './demo-month.ts'
import { lookBack, mentoringDays, planMeeting, waitForAnswer } from './demo-mentor.ts'
import { answerApplicants, fillTeam, lookForWork, postOpenings } from './demo-work.ts'
import { command, counted, sizeOf, withServices } from './open.ts'

const password = 'upful-demo'
const days = 30
const staffName = 'Grace Reid'

/** `npm run demo`: a demo school, made with the product's own commands and a shifted clock. */
command(() => {
  const today = dayOf(new Date())
  const clock: Clock = { time: startOfDay(addDays(today, -days)) }
  return withServices(
    import.meta.dirname,
    async (services) => {
      await refuseUsedDatabase(services)
      clock.time = new Date(clock.time.getTime() + 9 * hourMs)
      const staffId = await join(services, { role: 'mentor', name: staffName, details: {} })
      await services.transaction((tx) => addStaff(tx, services, addressOf(staffName), 'lead'))
      const ids = new Map<string, UserId>()
      for (const adult of adults) ids.set(adult.name, await join(services, adult))
      const idOf = (name: string): UserId => {
        const id = ids.get(name)
        if (id === undefined) throw new NotDone(`There is no ${name} in the demo.`)
        return id
      }
      await verify(services, staffId, [idOf(mentorName), idOf(businessName)])
      const students: DemoStudent[] = []
      for (const [index, name] of names.entries()) {
        students.push(await signUpStudent(services, name, index))
      }
      const [child] = students
      if (child !== undefined) await link(services, idOf(guardianName), child.userId)
      const cafe = idOf(businessName)
      const adultStudents = students.filter(
        ({ details }) => ageBandOf(details['birthMonth'] ?? null, services.now()) === 'adult',
      )
      const openings = await postOpenings(services, cafe, addDays(today, -days))
      await fillTeam(services, cafe, adultStudents)
      const mentoringPeople = { mentorId: idOf(mentorName), students: adultStudents }
      let sessionId: string | null = null
      for (let count = 0; count < days; count += 1) {
        const day = addDays(today, count - days)
        for (const student of students) await liveOneDay(services, clock, student, day, count)
        for (const student of adultStudents) {
          if (chance(3, `${student.name} ${day} looks`)) {
            await lookForWork(services, student, openings, day)
          }
        }
        if (count === days - mentoringDays.meets)
          sessionId = await planMeeting(services, mentoringPeople, day)
        if (count === days - mentoringDays.lookedBack && sessionId !== null) {
          await lookBack(services, mentoringPeople, sessionId)
        }
        if (count === days - mentoringDays.plans) {
          await planMeeting(services, mentoringPeople, day)
          await waitForAnswer(services, mentoringPeople, day)
        }
        if (count === days - 4) await answerApplicants(services, cafe)
      }
      await services.db.updateTable('auth_users').set({ is_demo: true }).execute()
      return summary(await sizeOf(services.db))
    },
    () => clock.time,
  )
})

const guardianName = 'Marcia Brown'
const mentorName = 'Andre Campbell'
const businessName = 'Keisha Lewis'

const adults: { role: ChosenRole; name: string; details: Record<string, string> }[] = [
  {
    role: 'guardian',
    name: guardianName,
    details: { relationship: 'Mother', phone: '876-555-0142' },
  },
  {
    role: 'mentor',
    name: mentorName,
    details: {
      company: 'Harbour Systems',
      jobTitle: 'Software developer',
      expertise: 'Programming, Job interviews',
      yearsOfExperience: '9',
      industry: 'Technology',
      phone: '876-555-0145',
      linkedin: 'linkedin.com/in/andre-campbell-example',
      reference1Name: 'Denise Walters',
      reference1Knows: 'My manager at Harbour Systems',
      reference1Contact: '876-555-0146',
      reference2Name: 'Trevor Blake',
      reference2Knows: 'We run a coding club together',
      reference2Contact: 'trevor@demo.example.com',
    },
  },
  {
    role: 'business',
    name: businessName,
    details: {
      companyName: 'Blue Mahoe Café',
      industry: 'Food and drink',
      website: 'https://bluemahoe.example.com',
      companySize: '11-50',
      phone: '876-555-0147',
      contactName: businessName,
      contactPosition: 'Manager',
      registration: 'registered',
      registrationNumber: '90417',
    },
  },
  {
    role: 'mentor',
    name: 'Paulette Hinds',
    details: {
      company: 'Hope River Health Centre',
      jobTitle: 'Nurse',
      expertise: 'Health care, Leadership',
      yearsOfExperience: '14',
      industry: 'Health',
      phone: '658-555-0148',
      reference1Name: 'Sonia Peart',
      reference1Knows: 'Matron of the health centre',
      reference1Contact: '876-555-0149',
      reference2Name: 'Carlton Shaw',
      reference2Knows: 'Taught nursing with me',
      reference2Contact: 'carlton@demo.example.com',
    },
  },
  {
    role: 'business',
    name: 'Omar Wright',
    details: {
      companyName: 'Wright Solar',
      industry: 'Energy',
      website: 'https://wrightsolar.example.com',
      companySize: '1-10',
    },
  },
]

/** The first one is the student to log in as; the others are the rest of the class. */
const names = [
  'Shanice Brown',
  'Kemar Grant',
  'Tanya Williams',
  'Javaughn Reid',
  'Abigail Chen',
  'Romario Clarke',
  'Kadian Thompson',
  'Jerome Bailey',
  'Tiana Gordon',
  'Dwayne Morgan',
  'Alliyah Francis',
  'Malik Henry',
  'Ashani Palmer',
]

async function signUpStudent(
  services: Services,
  name: string,
  index: number,
): Promise<DemoStudent> {
  const { courses } = services.content
  const course = shuffled(courses, name)[0]
  if (course === undefined) throw new NotDone('There is no course in content/.')
  const age = 15 + (index % 6)
  const birthMonth = bornForAge(age, services.now())
  const userId = await join(services, { role: 'student', name, details: { birthMonth } })
  const details = { school: 'Hope River High', grade: 'Grade 11', birthMonth }
  return { userId, name, details, diligence: 9 - (index % 6), course, done: 0 }
}

/** Verifies people as staff do, with the reason in the log. The others wait in the queue. */
async function verify(
  services: Services,
  staffId: UserId,
  people: readonly UserId[],
): Promise<void> {
  const caller: Caller = {
    userId: staffId,
    sessionId: '',
    role: 'staff',
    staffRole: 'lead',
    verified: true,
    confirmed: true,
    ageBand: 'unknown',
    actsFor: staffId,
    seat: 'owner',
    stopped: false,
  }
  for (const userId of people) {
    const card = await applicantOf(services.db, userId)
    if (card === null) continue
    const { id, seen, role } = card
    const checks: readonly VerificationCheck[] =
      role === 'mentor' ? ['phone', 'reference-1', 'reference-2'] : ['phone', 'register']
    const reason = reasonWithChecks(checks, 'What they told us matches what we found.')
    await act(services, { kind: 'verified', caller, reason, about: id }, (tx) =>
      verifyPerson(tx, { userId: id, staffId, action: 'verified', seen, checks }),
    )
  }
}

/** Links two people as they would: one reads out a code, the other enters it, and the first accepts. */
async function link(services: Services, guardianId: UserId, studentId: UserId): Promise<void> {
  await services.transaction(async (tx) => {
    const { code } = await makeCode(tx, studentId)
    await enterCode(tx, { userId: guardianId, side: 'guardian', code })
    await acceptLink(tx, { studentId, guardianId }, 'student')
  })
}

async function join(
  services: Services,
  { role, name, details }: { role: ChosenRole; name: string; details: Record<string, string> },
): Promise<UserId> {
  const email = addressOf(name)
  return services.transaction(async (tx) => {
    const person = { name, email, password, role, details }
    const { user } = await signUp(tx, services, person, new Headers())
    await confirmAddress(tx, user.id)
    await endSessions(tx, user.id, null)
    return user.id
  })
}

function addressOf(name: string): string {
  return `${name.split(' ')[0]?.toLowerCase()}@demo.example.com`
}

async function refuseUsedDatabase({ db }: Services): Promise<void> {
  const accounts = await db.selectFrom('auth_users').select('is_demo').execute()
  if (accounts.some(({ is_demo }) => !is_demo))
    throw new NotDone('This database holds real accounts. Set DATA_DIR to a separate folder.')
  if (accounts.length > 0)
    throw new NotDone('The demo accounts already exist. Delete the data folder to start again.')
}

function summary(size: string): string {
  const people = [names[0] ?? '', ...adults.map(({ name }) => name), staffName]
  const addresses = people.map(addressOf).join(', ')
  const rest = counted(names.length - 1, 'more student')
  return `Made ${size}. npm start, then log in as ${addresses} or one of ${rest}; the password is ${password}.`
}
