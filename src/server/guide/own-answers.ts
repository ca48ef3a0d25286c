import { questionWords } from '#domain/guide/plain-words.ts'
import type { OwnTopic } from '#domain/guide/own-topics.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import { dayOf } from '#domain/day.ts'
import { plural } from '#domain/text/plural.ts'
import { addressOf, type CardRef } from '#domain/learning/cards.ts'
import { levelOf } from '#domain/ledger/level.ts'
import type { CareerPath } from '#domain/ledger/paths.ts'
import { skillLevel } from '#domain/ledger/skill-level.ts'
import { aboutSkill, type Skill } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Content } from '../content/load-content.ts'
import { myPath } from '../paths/queries.ts'
import { boardOf } from '../quests/queries.ts'
import { skillXpOf, statsOf } from '../xp/queries.ts'
import { openCourses, type Asker, type GuideSources } from './known-queries.ts'
import { openingsFor } from './openings.ts'
import { mentorSessions, streakDays } from './own-days.ts'
import {
  applications,
  badges,
  leftToday,
  myCourses,
  papers,
  plainText,
  savedOpenings,
  toReview,
} from './own-lists.ts'

/** A text with the things on Upful that it leads to. */
export interface AnswerText {
  text: string
  cards: CardRef[]
}

const skillsTab = href(pages.dashboard, { tab: 'skills' })

/** Answers from the person's own data. Null when there is no such answer. */
export async function ownAnswer(
  sources: GuideSources,
  asker: Asker,
  { topic, question }: { topic: OwnTopic; question: string },
): Promise<AnswerText | null> {
  const isStudent = asker.role === 'student'
  switch (topic) {
    case 'papers':
      return papers(sources, asker)
    case 'openings':
      return openings(sources, asker, question)
    case 'courses':
      return courses(sources.content)
    case 'careers':
      return isStudent ? fittingPaths(sources, asker) : allPaths(sources.content)
    default:
      return isStudent ? studentAnswer(sources, asker, topic) : plainAnswer(onlyToStudents)
  }
}

const onlyToStudents =
  'I tell only a student this, and only about themselves: XP, courses, sessions and applications are theirs. Your own pages are in the menu.'

function studentAnswer(
  sources: GuideSources,
  asker: Asker,
  topic: Exclude<OwnTopic, 'papers' | 'openings' | 'courses' | 'careers'>,
): Promise<AnswerText | null> {
  switch (topic) {
    case 'next':
      return nextStep(sources, asker)
    case 'today':
      return leftToday(sources, asker)
    case 'progress':
      return progress(sources, asker)
    case 'streak':
      return streakDays(sources, asker)
    case 'sessions':
      return mentorSessions(sources, asker)
    case 'badges':
      return badges(sources, asker)
    case 'my-courses':
      return myCourses(sources, asker)
    case 'saved':
      return savedOpenings(sources, asker)
    case 'applications':
      return applications(sources, asker)
    case 'reviews':
      return toReview(sources, asker)
  }
}

function plainAnswer(text: string): AnswerText {
  return { text, cards: [] }
}

async function nextStep(sources: GuideSources, { userId }: Asker): Promise<AnswerText> {
  const { db, content, now } = sources
  const path = await myPath(db, content, userId)
  const board = await boardOf(db, content, userId, now)
  const [course] = (await openCourses(db, userId)).filter(({ percent }) => percent < 100)
  const lines: string[] = []
  const cards: CardRef[] = []
  const ready = path?.steps.find(({ state }) => state === 'ready')
  if (course !== undefined) {
    cards.push({ kind: 'course', id: course.id })
    lines.push(
      `**Continue [${course.title}](${addressOf({ kind: 'course', id: course.id })}).** You are at ${course.percent}%.`,
    )
  }
  if (path !== null && ready !== undefined) {
    cards.push({ kind: 'step', id: `${path.id}/${ready.id}` })
    lines.push(
      `**Take the next step on your path ${path.title}: [${ready.title}](${skillsTab}).** ${ready.why}`,
    )
    const { evidence } = ready
    if (evidence.kind === 'course' && evidence.id !== course?.id)
      cards.push({ kind: 'course', id: evidence.id })
    if (evidence.kind === 'assessment') cards.push({ kind: 'assessment', id: evidence.id })
  } else if (path === null) {
    lines.push(
      `**Choose a [career path](${skillsTab}).** It shows the steps from where you are to a first job, and you can change it later.`,
    )
  }
  const quest = board.started.find(({ done }) => !done)?.quest ?? board.offered[0]
  if (quest !== undefined) {
    cards.push({ kind: 'quest', id: quest.id })
    lines.push(
      `**Do the quest [${quest.title}](${skillsTab}).** ${quest.description} It pays ${quest.xp} XP.`,
    )
  }
  const first = content.courses.find(({ id }) => id === firstCourse)
  if (course === undefined && ready === undefined && first !== undefined) {
    cards.push({ kind: 'course', id: first.id })
    lines.push(
      `**Start with the course [${first.title}](${addressOf({ kind: 'course', id: first.id })}).** ${first.description}`,
    )
  }
  const list = lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
  return { text: `Here is what you can do next:\n\n${list}\n\nOne is enough for today.`, cards }
}

/** 'Budgeting (Solid)'. */
function skillInWords({ learnableXp }: Content, skill: Skill, xp: number): string {
  const level = skillLevel(xp, learnableXp[skill])
  return level === null ? aboutSkill[skill].label : `${aboutSkill[skill].label} (${level})`
}

const firstCourse = 'career-development-map-your-next-move'

async function fittingPaths({ db, content }: GuideSources, { userId }: Asker): Promise<AnswerText> {
  const skillXp = await skillXpOf(db, userId)
  const ranked = content.paths
    .map((path) => ({ path, skills: skillsOf(path, content) }))
    .map(({ path, skills }) => ({
      path,
      // Skills that the path needs and the student has, strongest first.
      ownSkills: skills
        .filter((skill) => (skillXp[skill] ?? 0) > 0)
        .sort((a, b) => (skillXp[b] ?? 0) - (skillXp[a] ?? 0)),
      fit:
        skills.reduce((sum, skill) => sum + Math.min(1000, skillXp[skill] ?? 0), 0) /
        Math.max(1, skills.length),
    }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 3)
  const cards = ranked.map(({ path }): CardRef => ({ kind: 'path', id: path.id }))
  if (ranked.every(({ ownSkills }) => ownSkills.length === 0)) {
    const all = allPaths(content)
    return {
      text: `You have no skill XP yet, so I cannot say which fits you best. A first quest or lesson changes that. ${all.text}`,
      cards: all.cards,
    }
  }
  const list = ranked.map(({ path, ownSkills }) => {
    const skillNames = ownSkills
      .slice(0, 3)
      .map((skill) => skillInWords(content, skill, skillXp[skill] ?? 0))
    const why =
      skillNames.length === 0
        ? 'It needs skills you have not started yet.'
        : `You already have ${skillNames.join(', ')}.`
    return `- **[${path.title}](${skillsTab})**: ${path.description} ${why}`
  })
  return {
    text: `Going by the skills you have built here, these paths fit you best:\n\n${list.join('\n')}\n\nSkills are only half of it. Choose the path whose working day you would enjoy; you can change it at any time.`,
    cards,
  }
}

function skillsOf({ steps }: CareerPath, { courses, assessments }: Content): Skill[] {
  const skills = steps.flatMap(({ evidence }): (Skill | undefined)[] => {
    if ('course' in evidence) return [courses.find(({ id }) => id === evidence.course)?.skill]
    if ('assessment' in evidence)
      return [assessments.find(({ id }) => id === evidence.assessment)?.skill]
    return []
  })
  return [...new Set(skills.filter((skill) => skill !== undefined))]
}

function allPaths({ paths }: Content): AnswerText {
  const list = paths.map(
    ({ title, description }) => `- **[${title}](${skillsTab})**: ${description}`,
  )
  return {
    text: `These are the career paths on Upful, each with its steps:\n\n${list.join('\n')}`,
    cards: paths.slice(0, 3).map(({ id }) => ({ kind: 'path', id })),
  }
}

async function progress(
  { db, content, now }: GuideSources,
  { userId }: Asker,
): Promise<AnswerText | null> {
  const stats = await statsOf(db, userId)
  if (stats === null) return null
  const { level, rank, xpToNext } = levelOf(stats.xp)
  const skills = (Object.entries(await skillXpOf(db, userId)) as [Skill, number][])
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([skill, xp]) => skillInWords(content, skill, xp))
  const strongest =
    skills.length === 0
      ? 'Your first lesson or quest starts your skills.'
      : `Your strongest skills: ${skills.join(', ')}.`
  return plainAnswer(
    `You are at **level ${level} (${rank})** with **${stats.xp} XP**, ${xpToNext} XP from the next level. Your streak is ${plural(streakOn(stats.streak, dayOf(now)), 'day')}. ${strongest} [See every skill and where its XP came from](${skillsTab}).`,
  )
}

/** Somebody who names no place looks near home. */
async function withParish(
  { db }: GuideSources,
  { userId, role }: Asker,
  question: string,
): Promise<string> {
  if (role !== 'student' || questionWords(question).includes('#place')) return question
  const row = await db
    .selectFrom('student_profiles')
    .select('parish')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return `${question} ${row?.parish ?? ''}`
}

async function openings(
  sources: GuideSources,
  asker: Asker,
  question: string,
): Promise<AnswerText | null> {
  const matches = await openingsFor(sources, asker, await withParish(sources, asker, question))
  if (matches.length === 0) return null
  const list = matches.map(
    ({ id, title, company, location }) =>
      `- **[${plainText(title)}](${addressOf({ kind: 'opening', id })})** at ${plainText(company)}, ${plainText(location)}`,
  )
  return {
    text: `These are open now:\n\n${list.join('\n')}\n\nSee all of them with your match under [Opportunities](${href(pages.dashboard, { tab: 'opportunities' })}). Never pay to get a job.`,
    cards: matches.map(({ id }) => ({ kind: 'opening', id })),
  }
}

function courses({ courses: all }: Content): AnswerText {
  const list = all.map(
    ({ id, title, skill }) =>
      `- ${aboutSkill[skill].label}: [${title}](${addressOf({ kind: 'course', id })})`,
  )
  return {
    text: `There is a course for each of the 18 skills:\n\n${list.join('\n')}`,
    cards: [{ kind: 'course', id: firstCourse }],
  }
}
