import { expect, test } from 'vitest'
import { visibleText } from './visibleText.ts'

test.each([
  ['a sign that turns round what follows', 'a\u202Eb', 'a[U+202E]b'],
  ['a byte that no text has', 'Jo\u0000nas', 'Jo␀nas'],
  ['what parts lines and cells', 'one\r\n\ttwo', 'one␍␊␉two'],
  ['what has no width', '\uFEFFName\u200B', '[U+FEFF]Name[U+200B]'],
  ['the rest of the control signs', '\u007F\u0085\u2066x\u2069', '[U+007F][U+0085][U+2066]x[U+2069]'],
])('shows %s', (_, text, shown) => {
  expect(visibleText(text)).toBe(shown)
})

test.each(['Zoë Müller-Öztürk', 'عائشة', '👩‍👧', 'نمی‌خواهم', 'a b'])('leaves %s as it is', (text) => {
  expect(visibleText(text)).toBe(text)
})
