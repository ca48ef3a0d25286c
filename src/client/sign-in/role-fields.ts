import type { roleFields } from '#domain/people/profile.ts'
import type { ChosenRole } from '#domain/people/role.ts'

interface RoleField<Name extends string> {
  name: Name
  label: string
  type?: 'text' | 'email' | 'url' | 'number' | 'tel' | 'month'
  hint?: string
  /** Optional, because not everybody has one. */
  optional?: true
  options?: readonly string[]
  autoComplete?: string
}

type FieldsOf<Role extends ChosenRole> = readonly RoleField<(typeof roleFields)[Role][number]>[]

/** The fields of the combined form for each role, besides name, email and password. */
export const fieldsOfRole: { [Role in ChosenRole]: FieldsOf<Role> } = {
  student: [
    { name: 'school', label: 'School', hint: 'Or the last one you went to.' },
    { name: 'grade', label: 'Grade', hint: 'For example Grade 11, or "finished".' },
    { name: 'birthMonth', label: 'Month and year you were born', type: 'month' },
    {
      name: 'guardianEmail',
      label: "Guardian's email",
      type: 'email',
      hint: 'If you are under 18. We will invite them to follow your progress.',
      optional: true,
    },
  ],
  mentor: [
    { name: 'company', label: 'Company', autoComplete: 'organization' },
    { name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title' },
    { name: 'expertise', label: 'Expertise', hint: 'Separate with commas.' },
    { name: 'yearsOfExperience', label: 'Years of experience', type: 'number' },
    { name: 'industry', label: 'Industry' },
  ],
  guardian: [
    {
      name: 'relationship',
      label: 'Relationship to the student',
      hint: 'For example mother, uncle, coach.',
    },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  ],
  business: [
    { name: 'companyName', label: 'Company name', autoComplete: 'organization' },
    { name: 'industry', label: 'Industry' },
    {
      name: 'website',
      label: 'Website',
      type: 'url',
      hint: 'For example www.example.com',
      optional: true,
      autoComplete: 'url',
    },
    {
      name: 'companySize',
      label: 'Company size',
      options: ['1-10', '11-50', '51-200', '201-1000', '1000+'],
    },
  ],
}
