import { assert, constantFrom, oneof, property, string, array } from 'fast-check'
import { expect, it } from 'vitest'
import { parseLegalText } from '@somo/graphql/legalText'
import { legalBody } from './legalBody.ts'

const write = (body: string): string => legalBody(body).join('')

it('reads paragraphs with their lines, headings, lists and links', () => {
  const body =
    'One\r\nline\n\n## Second *part*\n### Below **it**\n3. three\n4. four\n\n- a\n- [b](https://b.example/x?y=1#z)\nSee https://c.example/d.\n\n[m](mailto:m@c.example)'
  expect(write(body)).toBe(
    '<p class="legal-text type-body">One<br>line</p>' +
      '<h2 class="legal-heading type-h3">Second <em>part</em></h2>' +
      '<h3 class="legal-heading type-body">Below <strong>it</strong></h3>' +
      '<ol class="legal-list type-body" start="3"><li>three</li><li>four</li></ol>' +
      '<ul class="legal-list type-body"><li>a</li><li><a class="legal-link" href="https://b.example/x?y=1#z" rel="noreferrer">b</a></li></ul>' +
      '<p class="legal-text type-body">See <a class="legal-link" href="https://c.example/d" rel="noreferrer">https://c.example/d</a>.</p>' +
      '<p class="legal-text type-body"><a class="legal-link" href="mailto:m@c.example" rel="noreferrer">m</a></p>',
  )
})

it.each([
  '[x](javascript:alert(1))',
  '[x](http://a.example)',
  '[x](https://user:secret@a.example)',
  '[x](data:text/html,x)',
  '[x](//a.example)',
  '[x]()',
])('leaves %s the text it is', (body) => {
  expect(parseLegalText(body)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text: body }]] }])
})

it('lets nothing out but its own marks and links that lead to https or mail, whatever is written', () => {
  const piece = oneof(
    string(),
    constantFrom(
      '<script>',
      '"',
      "'",
      '](',
      '[',
      'https://',
      'mailto:a@b',
      '\n',
      '\n\n',
      '## ',
      '- ',
      '&',
      ')',
      '`',
      'javascript:',
      '*',
      '**',
      '***',
      '\\',
      '1. ',
      'a',
    ),
  )
  assert(
    property(array(piece, { maxLength: 30 }), (pieces) => {
      const page = write(pieces.join(''))
      const rest = page.replaceAll(
        /<\/?(?:p|h[23]|[uo]l|li|a|br|strong|em)(?: class="[a-z0-9 -]+")?(?: start="\d{1,3}")?(?: href="(?:https:\/\/|mailto:)[^"<>]*" rel="noreferrer")?>/g,
        '',
      )
      expect(rest).not.toMatch(/[<>"']/)
    }),
    { numRuns: 500 },
  )
})
