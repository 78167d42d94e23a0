import { expect, it } from 'vitest'
import de from '../../../../messages/de.json' with { type: 'json' }
import sw from '../../../../messages/sw.json' with { type: 'json' }
import { rowErrorMessages } from './rowErrorMessages.ts'

const { BAD_CHARACTERS } = rowErrorMessages
const key = 'importManagement.rowError.badcharacters'

it.each([
  ['en', BAD_CHARACTERS.defaultMessage, /^Some characters aren’t allowed here\b/, /space|line break/i],
  ['de', de[key], /^Einige Zeichen sind hier nicht erlaubt\b/, /Leerzeichen|umbr/i],
  ['sw', sw[key], /^Baadhi ya herufi haziruhusiwi hapa\b/, /nafasi|mstari/i],
])('I8: what is said of characters names none that other columns may hold: %s', (_, text, sentence, allowed) => {
  expect(text).toMatch(sentence)
  expect(text).not.toMatch(allowed)
})
