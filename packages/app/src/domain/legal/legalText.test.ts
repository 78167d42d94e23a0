import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLegalText, type LegalBlock } from '@somo/graphql/legalText'
import { toLegalAddress, writeLegalText } from '@somo/graphql/legalTextWriter'

const again = (body: string): string => writeLegalText(parseLegalText(body))
const piece = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    '*',
    '**',
    '***',
    '****',
    '\\',
    '[',
    ']',
    '](',
    ')',
    'https://a.example/x*y',
    '[a](https://a.example)',
    '\n',
    '\n\n',
    '## ',
    '### ',
    '- ',
    '1. ',
    '2) ',
    ' ',
    'ink',
    '\u00a0',
  ),
)
const bodies = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
const inline = fc.record(
  {
    kind: fc.constant('text' as const),
    text: fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('a ', ' b', '*', '# x', '- x', '1. x', '\\*', '[x](https://a.example)'),
    ),
    isBold: fc.constant(true as const),
    isItalic: fc.constant(true as const),
  },
  { requiredKeys: ['kind', 'text'] },
)
const line = fc.array(inline, { maxLength: 5 })
const blocks: fc.Arbitrary<LegalBlock[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), lines: fc.array(line, { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), line }),
    fc.record({
      kind: fc.constant('list' as const),
      start: fc.constantFrom(null, 1, 4),
      items: fc.array(line, { maxLength: 3 }),
    }),
  ),
  { maxLength: 4 },
)
const inkOf = (all: readonly LegalBlock[]): string => {
  const lines = all.flatMap((block) =>
    block.kind === 'heading' ? [block.line] : block.kind === 'list' ? block.items : block.lines,
  )
  return lines
    .flatMap((one) => one.map(({ text }) => text))
    .join('')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]/gu, '')
}

describe('a legal text', () => {
  test('that was read and written means the same, whatever stood in it', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(parseLegalText(again(again(body)))).toEqual(parseLegalText(again(body)))
        expect(inkOf(parseLegalText(again(body)))).toBe(inkOf(parseLegalText(body)))
      }),
      { numRuns: 2000 },
    )
  })

  test('as an editor holds it loses no sign, and every one of its marks', () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const read = parseLegalText(writeLegalText(all))
        expect(inkOf(read)).toBe(inkOf(all))
        expect(parseLegalText(writeLegalText(read))).toEqual(read)
      }),
      { numRuns: 2000 },
    )
  })

  test('keeps bold and italics apart where they touch', () => {
    const set = (body: string) =>
      parseLegalText(body).flatMap((block) => (block.kind === 'paragraph' ? block.lines.flat() : []))
    expect(set('**a***b*')).toEqual([
      { kind: 'text', text: 'a', isBold: true },
      { kind: 'text', text: 'b', isItalic: true },
    ])
    expect(set('*a**b***')).toEqual([
      { kind: 'text', text: 'a', isItalic: true },
      { kind: 'text', text: 'b', isBold: true, isItalic: true },
    ])
    expect(set('5 * 3, a* b* and **not ended')).toEqual([{ kind: 'text', text: '5 * 3, a* b* and **not ended' }])
    expect(set('**[a](https://a.example)**')).toEqual([
      { kind: 'link', text: 'a', href: 'https://a.example', isBold: true },
    ])
  })

  test('of stars alone is read in a moment', () => {
    const began = performance.now()
    for (const body of ['*a '.repeat(13_000), '**'.repeat(20_000), String.raw`[\*`.repeat(13_000), '[['.repeat(20_000)])
      parseLegalText(body)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

test.each([
  ['example.org/terms', 'https://example.org/terms'],
  [' office@example.org ', 'mailto:office@example.org'],
  ['https://example.org/a(b)', 'https://example.org/a%28b%29'],
  ['javascript:alert(1)', null],
  ['http://example.org', null],
  ['terms', null],
  ['https://a@b.example', null],
  ['', null],
])('%j leads to %j', (typed, address) => expect(toLegalAddress(typed)).toBe(address))
