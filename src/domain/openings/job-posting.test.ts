import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { jobPostingOf, type PublicPosting } from './job-posting.ts'

const posting: PublicPosting = {
  id: 'b5f5',
  title: 'Front Office Intern',
  description: 'Greet guests.\n\nLearn <b>& grow</b>',
  organisation: 'Example Hotel',
  website: 'https://example.com.jm',
  kind: 'internship',
  place: 'St. James',
  location: 'Montego Bay, Jamaica',
  deadline: dayFrom('2026-12-20'),
  publishedAt: new Date('2026-11-21T03:00:00Z'),
  pay: { amount: 17000, period: 'week' },
}

test('a posting has what search engines require, with Jamaican days and dollars', () => {
  expect(jobPostingOf(posting)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Front Office Intern',
    description: '<p>Greet guests.</p><p>Learn &lt;b&gt;&amp; grow&lt;/b&gt;</p>',
    identifier: { '@type': 'PropertyValue', name: 'Upful', value: 'b5f5' },
    datePosted: '2026-11-20',
    validThrough: '2026-12-20T23:59:59-05:00',
    employmentType: 'INTERN',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Example Hotel',
      sameAs: 'https://example.com.jm',
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Montego Bay',
        addressRegion: 'St. James',
        addressCountry: 'JM',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JMD',
      value: { '@type': 'QuantitativeValue', value: 17000, unitText: 'WEEK' },
    },
    directApply: true,
  })
})

test('remote work says from where, and nothing is invented where nothing is given', () => {
  const remote = jobPostingOf({
    ...posting,
    place: 'remote',
    deadline: null,
    pay: null,
    website: null,
  })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Jamaica' },
  })
  expect(Object.keys(remote)).not.toContain('jobLocation')
  expect(Object.keys(remote)).not.toContain('validThrough')
  expect(Object.keys(remote)).not.toContain('baseSalary')
})
