import { stripInvisible } from '@somo/graphql/personText'
import { expect, test } from 'vitest'
import { visibleText } from './visibleText.ts'

test.each([
  ['a sign that turns round what follows', 'a\u202Eb', 'a[U+202E]b'],
  ['a byte that no text has', 'Jo\u0000nas', 'Jo␀nas'],
  ['what parts lines and cells', 'one\r\n\ttwo', 'one␍␊␉two'],
  ['what has no width', '\uFEFFName\u200B', '[U+FEFF]Name[U+200B]'],
  ['the rest of the control signs', '\u007F\u0085\u2066x\u2069', '[U+007F][U+0085][U+2066]x[U+2069]'],
  ['what separates lines and paragraphs', 'a\u2028b\u2029c', 'a[U+2028]b[U+2029]c'],
  ['joiners where no script needs them', 'Ma\u200Dria\u200F', 'Ma[U+200D]ria[U+200F]'],
])('shows %s', (_, text, shown) => {
  expect(visibleText(text)).toBe(shown)
})

test.each(['\u00AD', '\u3164', '\u2800', '\u180E', '\u034F', '\u{E0001}'])(
  'I8: shows %j, which makes a name look empty',
  (sign) => {
    expect(visibleText(`A${sign}b`)).toBe(`A[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]b`)
  },
)

test('I8: shows every sign that a name is kept without', () => {
  const signs = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)
  const unseen = signs.map((code) => String.fromCodePoint(code)).filter((sign) => stripInvisible(sign) === '')
  expect(unseen.length).toBeGreaterThan(4000)
  expect(unseen.filter((sign) => !visibleText(sign).startsWith('[U+'))).toEqual([])
})

test.each(['Zoë Müller-Öztürk', 'عائشة', '👩‍👧', 'نمی‌خواهم', 'a b'])('leaves %s as it is', (text) => {
  expect(visibleText(text)).toBe(text)
})
