import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes every value, in text and in attributes', () => {
  const hostile = `"><script>alert('1')</script>\`&`
  const text = html`<p title="${hostile}">${hostile}</p>`.toString()
  expect(text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&#96;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&#96;&amp;</p>',
  )
})

it('keeps templates inside templates, joins lists and leaves nothing for absent values', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  const list = html`<ul>${items}${null}${undefined}${false}${0}</ul>`
  expect(list.toString()).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>')
})
