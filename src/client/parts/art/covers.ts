import budgeting from './covers/budgeting.svg'
import careerDevelopment from './covers/career-development.svg'
import certifications from './covers/certifications.svg'
import communication from './covers/communication.svg'
import dataAnalysis from './covers/data-analysis.svg'
import digitalTools from './covers/digital-tools.svg'
import earnForYourself from './covers/personal-finance-earn-for-yourself.svg'
import investment from './covers/investment.svg'
import jobSearch from './covers/job-search.svg'
import leadership from './covers/leadership.svg'
import mentorship from './covers/mentorship.svg'
import onlinePresence from './covers/online-presence.svg'
import personalFinance from './covers/personal-finance.svg'
import programming from './covers/programming.svg'
import teamwork from './covers/teamwork.svg'
import techFundamentals from './covers/tech-fundamentals.svg'
import technicalTools from './covers/technical-tools.svg'
import training from './covers/training.svg'
import workplaceSkills from './covers/workplace-skills.svg'
import { skills, type Skill } from '#domain/learning/skills.ts'

interface DrawnCover {
  /** The address of its drawing: the symbol `scene`. */
  file: string
  /** The class with its colours, of `art.css`. */
  colours: string
}

/** The picture of each skill's courses. */
const skillCovers: Readonly<Record<Skill, DrawnCover>> = {
  budgeting: { file: budgeting, colours: 'place-linstead' },
  'career-development': { file: careerDevelopment, colours: 'place-mandeville' },
  certifications: { file: certifications, colours: 'place-port-antonio' },
  communication: { file: communication, colours: 'place-montego-bay' },
  'data-analysis': { file: dataAnalysis, colours: 'place-linstead' },
  'digital-tools': { file: digitalTools, colours: 'place-ocho-rios' },
  investment: { file: investment, colours: 'place-newcastle' },
  'job-search': { file: jobSearch, colours: 'place-may-pen' },
  leadership: { file: leadership, colours: 'place-port-antonio' },
  mentorship: { file: mentorship, colours: 'place-newcastle' },
  'online-presence': { file: onlinePresence, colours: 'place-montego-bay' },
  'personal-finance': { file: personalFinance, colours: 'place-mandeville' },
  programming: { file: programming, colours: 'place-ocho-rios' },
  teamwork: { file: teamwork, colours: 'place-may-pen' },
  'tech-fundamentals': { file: techFundamentals, colours: 'place-newcastle' },
  'technical-tools': { file: technicalTools, colours: 'place-mandeville' },
  training: { file: training, colours: 'place-linstead' },
  'workplace-skills': { file: workplaceSkills, colours: 'place-ocho-rios' },
}

/** The picture of a course that is not the first of its skill. */
const courseCovers: Readonly<Record<string, DrawnCover | undefined>> = {
  'personal-finance-earn-for-yourself': { file: earnForYourself, colours: 'place-port-antonio' },
}

/** The picture of a course: its own, else that of its skill; undefined for a skill we do not know. */
export function coverOf(course: { id: string; skills: readonly string[] }): DrawnCover | undefined {
  const skill = skills.find((name) => name === course.skills[0])
  return courseCovers[course.id] ?? (skill === undefined ? undefined : skillCovers[skill])
}
