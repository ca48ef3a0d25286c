import { shownFacts, type Cv, type CvDocument } from './cv.ts'

export const upful = 'Upful'

/** The CV in the format of jsonresume.org, which other programs read and write. */
export function jsonResumeOf(cv: Cv): string {
  const { document } = cv
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: written({
      name: document.name,
      label: document.headline,
      email: document.email,
      phone: document.phone,
      summary: document.summary,
      location: document.place === '' ? undefined : { region: document.place, countryCode: 'JM' },
    }),
    work: document.experience
      .filter(({ kind }) => kind === 'job')
      .map(({ place, ...entry }) => ({ ...written({ name: place }), ...experienceOf(entry) })),
    volunteer: document.experience
      .filter(({ kind }) => kind === 'unpaid')
      .map(({ place, ...entry }) => ({
        ...written({ organization: place }),
        ...experienceOf(entry),
      })),
    education: document.education.map(({ school, course, from, to, lines }) =>
      written({ institution: school, area: course, ...period({ from, to }), courses: lines }),
    ),
    certificates: document.certificates.map((certificate) => written({ ...certificate })),
    skills: document.skills.map((name) => ({ name })),
    languages: document.languages.map((language) => ({ language })),
    // The schema has no way to reach a referee, and allows more keys than it names.
    references: document.referees.map(({ name, role, phone, email }) =>
      written({ name, reference: role, phone, email }),
    ),
    awards: shownFacts(cv)
      .filter(({ kind }) => kind !== 'paper')
      .map(({ text, date }) => written({ title: text, date, awarder: upful })),
    meta: {
      upful: {
        layout: document.layout,
        order: document.experience.map(({ kind }) => kind),
        leftOut: document.leftOut,
        badge: document.badge,
      },
    },
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

function experienceOf({
  role,
  from,
  to,
  lines,
}: Pick<CvDocument['experience'][number], 'role' | 'from' | 'to' | 'lines'>) {
  return written({ position: role, ...period({ from, to }), highlights: lines })
}

function period({ from, to }: { from: string; to: string }) {
  return { startDate: from, endDate: to }
}

/** Without what is empty: a key without a value says nothing, and an empty date is not valid. */
function written<Values extends Record<string, unknown>>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Values>
}
