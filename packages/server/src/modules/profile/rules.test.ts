import { describe, expect, it } from 'vitest'
import { type ProfileRuleField, profileRules } from './rules.ts'

const good: Readonly<Record<ProfileRuleField, readonly string[]>> = {
  givenName: ['A', 'Ng’ang’a', 'محمد', '李', 'a'.repeat(160), '𐍈'.repeat(160), 'क्‍ष'],
  familyName: ['O’Neill-Björk', 'van der Berg'],
  email: ['a@b.org', 'first.last+tag@sub.example.org', `${'a'.repeat(64)}@${'b'.repeat(63)}.org`, "o'neill@example.ie"],
  phone: ['0', '+255 (0) 754/123-456.7', '1'.repeat(40)],
  pronouns: ['she/her', 'yeye', 'x'.repeat(40)],
  locale: ['en', 'de', 'sw'],
  dateFormat: ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'],
  timeFormat: ['HH:mm', 'hh:mm a'],
  timeZone: [
    'Africa/Dar_es_Salaam',
    'Europe/Berlin',
    'UTC',
    'Etc/GMT+5',
    'America/Argentina/Ushuaia',
    'Asia/Kolkata',
    'Asia/Calcutta',
  ],
  theme: ['default', 'dark'],
}

const bad: Readonly<Record<ProfileRuleField, Readonly<Record<string, readonly string[]>>>> = {
  givenName: {
    TOO_LONG: ['a'.repeat(161), '𐍈'.repeat(161)],
    BAD_CHARACTERS: [
      'A\nB',
      'A\tB',
      'A\0',
      '\u007f',
      'A\u2028B',
      'A\u202eB',
      'A\u2066B',
      'A\ud800',
      '\u200b',
      '\u200f\u200d',
    ],
  },
  // S10: a name stands in mails, and no mail program is to make a link of it.
  familyName: {
    TOO_LONG: ['a'.repeat(161)],
    BAD_CHARACTERS: [
      'A\r\nB',
      'http://evil.example',
      'x://y',
      'www.evil.example',
      'Visit evil.com now',
      'mailto:a@b.org',
      'a@b.org',
    ],
  },
  email: {
    TOO_LONG: [`${'a'.repeat(250)}@b.org`],
    NOT_AN_EMAIL: [
      'a',
      'a@',
      'a@b',
      '@b',
      'a@b@c',
      'a b@c.org',
      'a@b..c',
      'a@-b.org',
      'a@b_c.org',
      'ä@b.org',
      'a@b.org\n',
      'A <a@b.org>',
    ],
  },
  phone: { TOO_LONG: ['1'.repeat(41)], NOT_A_PHONE_NUMBER: ['ring me', '+', '()', '1\n2', '１２', '12#3', '<1>'] },
  pronouns: { TOO_LONG: ['x'.repeat(41)], BAD_CHARACTERS: ['she\nher'] },
  locale: { NOT_OFFERED: ['fr', 'EN', 'de-AT', '__proto__'] },
  dateFormat: { NOT_OFFERED: ['d.M.yy', 'DD.MM.YYYY', 'toString'] },
  timeFormat: { NOT_OFFERED: ['h:mm', 'HH:mm:ss'] },
  timeZone: {
    NOT_OFFERED: ['Mars/Olympus', '+03:00', '-05', 'Berlin', '../etc/passwd', 'Europe/Berlin ', 'x'.repeat(70)],
  },
  theme: { NOT_OFFERED: ['light', 'Dark'] },
}

describe.each(Object.keys(profileRules) as ProfileRuleField[])('%s', (field) => {
  it.each(good[field])('takes %j', (text) => expect(profileRules[field](text)).toBeNull())

  const errors = Object.entries(bad[field]).flatMap(([code, texts]) => texts.map((text) => ({ code, text })))
  it.each(errors)('refuses $text: $code', ({ code, text }) => expect(profileRules[field](text)).toBe(code))
})
