import { expect, it } from 'vitest'
import type { PdfDocument } from '../../pdf/writePdf.ts'
import { writeOwnDataPages, type WholeOwnData } from './ownDataPages.ts'

const nothing: WholeOwnData = {
  person: {},
  memberships: [],
  comingMemberships: [],
  joinRequests: [],
  consents: [],
  savedViews: [],
  enrolments: [],
  attempts: [],
  quizAnswers: [],
  surveyAnswers: [],
  eventBookings: [],
  accommodations: [],
  tasks: [],
  ratings: [],
  newsRead: [],
  messages: [],
  relations: [],
  certificates: [],
  badges: [],
  assistantQuestions: [],
  signInDays: [],
  mails: [],
  notifications: [],
  notificationChoices: [],
  jobs: [],
  requests: [],
  questions: [],
  ownActions: [],
  countedSignIns: [],
  signIns: null,
}
const formats = { dateFormat: 'yyyy-MM-dd', timeFormat: 'hh:mm a', timeZone: 'Africa/Nairobi' }
const read = (data: Partial<WholeOwnData>, locale = 'en') =>
  writeOwnDataPages(
    { ...nothing, ...data },
    { locale, formats, product: 'Kijani', made: new Date('2026-11-24T06:30:00Z') },
  )
/** What stands under a heading, as lines of label and value. */
function under(document: PdfDocument, heading: string): string[] {
  const start = document.blocks.findIndex((block) => block.kind === 'heading' && block.text === heading)
  const end = document.blocks.findIndex((block, index) => index > start && block.kind === 'heading')
  const blocks = document.blocks.slice(start + 1, end < 0 ? undefined : end)
  return blocks.flatMap((block) =>
    block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : [block.text],
  )
}

it('dates are written in the reader’s own format and time zone, and that zone is named', () => {
  const pages = read({
    person: { givenName: 'Łukasz', startsOn: '2026-12-01', lastSignInAt: new Date('2026-11-24T22:05:00Z') },
  })
  expect(pages.title).toBe('Your data in Kijani')
  const lead = pages.blocks[1]
  expect(lead?.kind === 'paragraph' ? lead.text : '').toMatch(/^Created on 2026-11-24, 09:30 AM\. .* Africa\/Nairobi\./)
  expect(under(pages, 'You')).toEqual([
    'Given name: Łukasz',
    'First day: 2026-12-01',
    'Last sign-in: 2026-11-25, 01:05 AM',
  ])
})

it('what the API names in capitals is said in words, but not what somebody typed', () => {
  const data = {
    person: { givenName: 'ACTIVE', roles: ['LEARNER', 'ADMIN'], status: 'ACTIVE', locale: 'sw' },
    memberships: [{ role: 'DEPUTY', isDefault: true, until: null }],
  }
  expect(under(read(data), 'You')).toEqual([
    'Given name: ACTIVE',
    'Roles: Learner, Administrator',
    'Status: Active',
    'Language: Swahili',
  ])
  expect(under(read(data, 'de-AT'), 'Ihre Einheiten')).toEqual(['Funktion: Stellvertretung', 'Standard-Einheit: Ja'])
  expect(under(read(data, 'sw'), 'Wewe')).toContain('Hali: Amilifu')
})

it('nothing, what is kept elsewhere, and entries that were left out are told apart', () => {
  const ownActions = Array.from({ length: 501 }, (_, index) => ({ action: `act.${index}` }))
  const pages = read({ ownActions })
  expect(under(pages, 'Your units')).toEqual(['Nothing.'])
  expect(under(pages, 'Where you are signed in')).toEqual(['The external sign-in service stores this.'])
  const lines = under(pages, 'What you changed')
  expect(lines.slice(0, 2)).toEqual([
    'The latest 500 of 501 entries; the machine-readable file (JSON) has all of them.',
    'What: act.1',
  ])
  expect(lines.at(-1)).toBe('What: act.500')
  const signIns = Array.from({ length: 501 }, (_, index) => ({
    signedInAt: new Date(0),
    lastSeenAt: new Date(0),
    userAgent: `browser ${501 - index}`,
  }))
  expect(under(read({ signIns }), 'Where you are signed in')).toContain('Browser: browser 501')
})

it('a text that is a PDF is told by its name and by what proves which one it was', () => {
  const file = { name: 'Terms.pdf', size: 184_320, pages: 2, digest: '9f86d081884c7d65' }
  const pages = read({
    consents: [
      { text: { locale: 'en', title: 'Terms', form: 'PDF', body: '0193a000-0000-7000-8000-000000000001', file } },
    ],
  })
  expect(under(pages, 'Your consents')).toEqual(['Text: Terms\n\nTerms.pdf\n\nSHA-256 9f86d081884c7d65'])
})

it('a text that was agreed to is told whole, and what was typed line by line', () => {
  const pages = read({
    consents: [{ text: { locale: 'en', title: 'Terms', body: '## One\n\nTwo.' } }],
    questions: [{ reason: 'ASKED_TO_ADD', entered: { email: 'a@b.example', displayedId: '77' } }],
  })
  expect(under(pages, 'Your consents')).toEqual(['Text: Terms\n\nOne\n\nTwo.'])
  expect(under(pages, 'Questions to administrators that concern you')).toEqual([
    'Reason: Adding a person',
    'Entered: Email address: a@b.example\nNumber: 77',
  ])
})
