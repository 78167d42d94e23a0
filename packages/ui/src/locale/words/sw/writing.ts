import type { Words } from '../en.ts'

/** What the field for rich text says by itself, in Swahili. */
export const writing: Words['writing'] = {
  tools: 'Mpangilio wa maandishi',
  words: 'Maneno',
  bold: 'Koza',
  italic: 'Italiki',
  link: 'Kiungo',
  paragraphs: 'Aya',
  heading: 'Kichwa',
  subheading: 'Kichwa kidogo',
  bullets: 'Orodha yenye vitone',
  numbers: 'Orodha yenye nambari',
  steps: 'Hatua',
  undo: 'Tendua',
  redo: 'Rudia',
  address: 'Kiungo kinakoelekea',
  addressHint: 'Anwani ya tovuti au ya barua pepe.',
  noAddress: 'Anwani haijakamilika; mfano: https://example.org au ofisi@example.org.',
  setLink: 'Weka kiungo',
  removeLink: 'Ondoa kiungo',
  cancel: 'Ghairi',
}
