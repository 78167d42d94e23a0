import type { LegalInline, LegalLine } from '@somo/graphql/legalLine'
import { parseLegalText, type LegalBlock } from '@somo/graphql/legalText'
import { html, type SafeHtml } from '../../identity/pages/html.ts'

/** Answers a text's parts as HTML: headings of the second and third level, paragraphs with their lines, lists; all of it escaped. */
export function legalBody(body: string): readonly SafeHtml[] {
  return parseLegalText(body).map(writeBlock)
}

function writeBlock(block: LegalBlock): SafeHtml {
  if (block.kind === 'heading') {
    const words = writeLine(block.line)
    return block.level === 2
      ? html`<h2 class="legal-heading type-h3">${words}</h2>`
      : html`<h3 class="legal-heading type-body">${words}</h3>`
  }
  if (block.kind === 'list') {
    const items = block.items.map((item) => html`<li>${writeLine(item)}</li>`)
    if (block.start === null) return html`<ul class="legal-list type-body">${items}</ul>`
    return html`<ol class="legal-list type-body" start="${String(block.start)}">${items}</ol>`
  }
  const lines = block.lines.map((line, index) => html`${index === 0 ? null : html`<br>`}${writeLine(line)}`)
  return html`<p class="legal-text type-body">${lines}</p>`
}

function writeLine(line: LegalLine): readonly SafeHtml[] {
  return line.map((piece) => {
    const words =
      piece.kind === 'link'
        ? html`<a class="legal-link" href="${piece.href}" rel="noreferrer">${piece.text}</a>`
        : html`${piece.text}`
    return setWords(words, piece)
  })
}

function setWords(words: SafeHtml, { isBold, isItalic }: LegalInline): SafeHtml {
  const set = isItalic === true ? html`<em>${words}</em>` : words
  return isBold === true ? html`<strong>${set}</strong>` : set
}
