import { DOMParser } from '@tiptap/pm/model'
import type { Schema, Slice } from '@tiptap/pm/model'
import DOMPurify from 'dompurify'

// What Word and browsers put around the parts that a text can hold; the editor's own rules take from these what fits.
const rules = {
  ALLOWED_TAGS: [
    'p',
    'div',
    'br',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'span',
    'table',
    'tbody',
    'thead',
    'tr',
    'td',
    'th',
  ],
  ALLOWED_ATTR: ['href', 'start'],
  RETURN_DOM_FRAGMENT: true,
} as const

// Word writes a style at every word. Nothing of this may stay in any case; gone before it is read, the page's policy has
// nothing to refuse and to report.
const noise = /<style[\s>][\s\S]*?<\/style>|\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*')/gi

/**
 * What was pasted or dropped as HTML, as far as a text can hold it. The page's policy lets no script turn text into
 * elements but DOMPurify under its own name, so the editor's own reading of HTML is not used.
 */
export function readHtml(html: string, schema: Schema): Slice {
  const clean = DOMPurify.sanitize(html.replaceAll(noise, ''), {
    ...rules,
    ALLOWED_TAGS: [...rules.ALLOWED_TAGS],
    ALLOWED_ATTR: [...rules.ALLOWED_ATTR],
  })
  for (const heading of clean.querySelectorAll('h1, h4, h5, h6'))
    rename(heading, heading.localName === 'h1' ? 'h2' : 'h3')
  return DOMParser.fromSchema(schema).parseSlice(clean)
}

function rename(element: Element, name: 'h2' | 'h3'): void {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
