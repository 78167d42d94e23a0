import { cleanEmail, emailError } from '@somo/graphql/emailAddress'
import { cleanKey, cleanName, hasMixedScripts, nameError, usernameError } from '@somo/graphql/personText'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailText, maxCharacters, nameText, usernameText } from './textChecks.ts'

const accepted: readonly (readonly [typed: string, cleaned: string])[] = [
  ['a@example.org', 'a@example.org'],
  [' amina@example.org ', 'amina@example.org'],
  ['Amina.Juma@Example.org', 'Amina.Juma@Example.org'],
  ['first.last+tag@sub.example.org', 'first.last+tag@sub.example.org'],
  ["o'neill@example.ie", "o'neill@example.ie"],
  ['a_b-c@example.co.tz', 'a_b-c@example.co.tz'],
  ['x@a-b.example', 'x@a-b.example'],
  ['1@1.example', '1@1.example'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['ａｍｉｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'amina@example.org'],
  ['am\u200bina@example.org', 'amina@example.org'],
  ['\ufeffamina@example.org\u200e', 'amina@example.org'],
  ['ami\u00adna@exam\u200dple.org', 'amina@example.org'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ['!#$%&*+/=?^_`{|}~-@example.org', '!#$%&*+/=?^_`{|}~-@example.org'],
]

const refused: readonly string[] = [
  'a',
  '@',
  'a@',
  '@b.org',
  'a@b',
  'a@localhost',
  'a@b@c.org',
  'x..y@z.de',
  '.x@z.de',
  'x.@z.de',
  'x@.z.de',
  'x@z..de',
  'x@z.de.',
  'x@z.d',
  'x@z.123',
  'x y@z.de',
  'x@z z.de',
  'x@-z.de',
  'x@z-.de',
  'x@z_a.de',
  'x@[127.0.0.1]',
  'x@127.0.0.1',
  '"a b"@z.de',
  'A <a@z.de>',
  'mailto:a@z.de',
  'a@z.de, b@z.de',
  'a@z.de;b@z.de',
  'a@z.de\nb',
  'jürgen@z.de',
  'a(at)z.de',
  'a@xn--.de',
  `a@${'b'.repeat(64)}.de`,
  'a@müller',
  'a@mül ler.de',
  'a@mül/ler.de',
  'a@z.c0m1',
  'a@ä_b.de',
  'a\u0000@z.de',
  'a,b@z.de',
]

describe('I9: one rule for email addresses', () => {
  it.each(accepted)('%j is kept as %s', (typed, cleaned) => {
    expect([cleanEmail(typed), emailError(cleaned)]).toEqual([cleaned, null])
    expect(emailText().safeParse(typed)).toMatchObject({ success: true, data: cleaned })
  })

  it.each(refused)('%j is refused', (typed) => {
    expect(emailError(cleanEmail(typed))).not.toBeNull()
    expect(emailText().safeParse(typed).success).toBe(false)
  })

  it.each([`${'a'.repeat(65)}@example.org`, `a@${`${'b'.repeat(60)}.`.repeat(5)}org`])('too long: %s', (typed) => {
    expect(emailError(cleanEmail(typed))).toBe('TOO_LONG')
  })
})

describe('I8: characters that nobody sees', () => {
  it.each([
    ['Ma\u200bria', 'Maria'],
    ['Ma\u200dri\u200ca', 'Maria'],
    ['\u200eMaria\u200f', 'Maria'],
    ['Ma\u00adria', 'Maria'],
    ['\ufeffMa\ufeffria', 'Maria'],
    ['Mu\u0308ller', 'Müller'],
    ['Anna\u00a0\u2003Maria', 'Anna Maria'],
    ['Am\u202eina\u202c', 'Amina'],
    ['Ma\u3164ria', 'Maria'],
    ['Ma\ufe0fria', 'Maria'],
    ['Ste\ufb00i Gri\ufb03n-Re\ufb02ing', 'Steffi Griffin-Refling'],
    ['\ufb01\u0301ona \ufb04 \ufb05 \ufb06', 'fíona ffl st st'],
    ['نوش\u200cآفرین', 'نوش\u200cآفرین'],
    ['نوش\u200c\u200b\u200cآفرین', 'نوش\u200cآفرین'],
    ['مُ\u200cحمد', 'مُ\u200cحمد'],
    ['\u200cنوش\u200d', 'نوش'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['അനില്\u200d', 'അനില്\u200d'],
    ['ক্\u200dষ র\u200d্য', 'ক্\u200dষ র\u200d্য'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['Jose\u200b\u0301', 'José'],
    ['Ada 🏳\ufe0f\u200d🌈', 'Ada 🏳\ufe0f\u200d🌈'],
    ['👩🏽\u200d🚀 Eva', '👩🏽\u200d🚀 Eva'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['❤\ufe0f 1\ufe0f\u20e3', '❤\ufe0f 1\ufe0f\u20e3'],
    ['Ann 👍\ufe0f\ufe0f\u200d', 'Ann 👍\ufe0f'],
    ['Ma1\ufe0fria', 'Ma1ria'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['Ma\u{e0061}\u{e0062}\u{e0063}\u{e007f}ria\u{e0100}', 'Maria'],
  ])('a name %j is kept as %j', (typed, cleaned) => {
    expect([cleanName(typed), cleanName(cleaned), nameError(cleaned)]).toEqual([cleaned, cleaned, null])
    expect(nameText().safeParse(typed)).toMatchObject({ success: true, data: cleaned })
  })

  it.each(['\u200b', '\u3164', '\u115f', '\u2800', '\u200f\u200d', '\u00ad', '\u3164 \u3164', '\u034f'])(
    'a name that looks empty is refused: %j',
    (typed) => {
      expect(nameError(cleanName(typed))).toBe('BAD_CHARACTERS')
      expect(nameText().safeParse(typed).success).toBe(false)
    },
  )

  it.each([
    ['ｊｄｏｅ１２', 'jdoe12'],
    ['j\u200bdoe', 'jdoe'],
    ['jose\u0301', 'josé'],
    ['\u2067jdoe\u2069', 'jdoe'],
    ['ﬁona', 'fiona'],
    ['نوش\u200cآفرین', 'نوشآفرین'],
    ['ada👍\ufe0f', 'ada👍'],
  ])('a username %j is kept as %j', (typed, cleaned) => {
    expect([cleanKey(typed), usernameError(cleanKey(typed))]).toEqual([cleaned, null])
  })

  it.each(['Аnna', 'Pаvel', 'Νick', 'Ivаn Petrov', 'cοm'])('mixed alphabets are found in %s', (name) =>
    expect(hasMixedScripts(name)).toBe(true),
  )
  it.each(['Анна', 'Anna', 'Νίκος', 'Иван Smith', '李 Wei', 'محمد', 'O’Neill', 'Jean-Луи'])(
    'none are found in %s',
    (name) => expect(hasMixedScripts(name)).toBe(false),
  )
})

describe('I3: one rule for usernames', () => {
  it.each(['jdoe', 'j.doe-1', 'a'.repeat(64), 'müller', 'Ö'])('%s is accepted', (text) =>
    expect(usernameText().safeParse(text).success).toBe(true),
  )
  it.each(['j@doe', 'j＠doe', 'a'.repeat(65), 'j doe', 'j\u00a0doe', 'j\ndoe', '\u200b'])('%j is refused', (text) => {
    expect(usernameText().safeParse(text).success).toBe(false)
    expect(usernameError(cleanKey(text))).not.toBeNull()
  })
})

describe('the length of a text', () => {
  const title = z.string().check(maxCharacters(160))
  it.each(['a', 'ä', '語', '🔥'])('160 times %s are 160 characters, one more is too many', (character) => {
    expect(title.safeParse(character.repeat(160)).success).toBe(true)
    expect(title.safeParse(character.repeat(161)).error?.issues).toMatchObject([{ code: 'too_big', maximum: 160 }])
  })
  it('has a code of the form’s own where one is given', () => {
    expect(maxCharactersError('ab')).toBe('TOO_LONG')
  })
})

const maxCharactersError = (text: string) =>
  z.string().check(maxCharacters(1, 'TOO_LONG')).safeParse(text).error?.issues[0]?.message
