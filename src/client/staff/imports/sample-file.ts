import { importFieldLabels, importFields } from '#domain/openings/import-fields.ts'

/** A file to fill in: the header, and two openings as examples. The mark in front tells Excel that it is UTF-8. */
export const sampleFile = `\ufeff${[
  importFields.map((field) => importFieldLabels[field]),
  [
    'Front desk trainee',
    'Blue Mahoe Café',
    'https://example.com/jobs/front-desk',
    '',
    'Mandeville, Manchester',
    'Training',
    '3 months',
    '31/12/2027',
    'communication, teamwork',
    'J$18,000 a week',
    'Welcome guests and take bookings. No experience needed.',
  ],
  [
    'Shop helper',
    'Grant Hardware',
    '',
    'Bring your résumé to 12 King Street, Port Maria',
    'Port Maria, St. Mary',
    'Part-time',
    '',
    '15 Jan 2028',
    'customer service',
    '',
    'Saturdays, 9 AM to 3 PM.',
  ],
]
  .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  .join('\r\n')}\r\n`
