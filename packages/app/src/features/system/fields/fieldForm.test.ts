import { expect, test } from 'vitest'
import {
  entryOf,
  inputOf,
  newChoice,
  newDefinition,
  newDefinitionSchema,
  placeFieldErrors,
  readChoices,
  writeChoices,
  type NewDefinitionTexts,
} from './fieldForm.ts'
import { fieldsFixture } from './fieldsFixture.ts'

test('a definition comes back from the form as it went in', () => {
  for (const definition of fieldsFixture) {
    const { uuid: _uuid, key: _key, isArchived: _isArchived, revision: _revision, ...input } = definition
    const entry = entryOf(definition)
    const texts = {
      ...newDefinition,
      ...Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === 'string')),
    }
    expect(inputOf(texts, 'en')).toEqual(input)
  }
})

const choice = (key: string, en: string) => ({ key, en, de: '', sw: '' })

test('new choices get keys of their names that nobody else has, and blank ones are left out', () => {
  const choices = writeChoices([
    choice('large', 'Large'),
    choice('+1', 'Large'),
    choice('+2', ''),
    choice('+3', 'Extra large'),
  ])
  const input = inputOf({ ...newDefinition, kind: 'CHOICE', choices }, 'en')
  expect(input.choices.map(({ key }) => key)).toEqual(['large', 'large-2', 'extra-large'])
  expect(newChoice(readChoices(choices)).key).toBe('+4')
})

test('what only choices or people need is not sent without them', () => {
  expect(inputOf({ ...newDefinition, isOwn: 'true' }, 'en')).toMatchObject({ kind: 'TEXT', choices: [], isOwn: false })
})

const errorsOf = (texts: Partial<NewDefinitionTexts>) =>
  newDefinitionSchema('de')
    .safeParse({ ...newDefinition, ...texts })
    .error?.issues.map(({ message, path }) => [message, ...path].join(' ')) ?? []

test.each([
  [{}, ['REQUIRED de']],
  [{ de: 'Größe', key: 'no key' }, ['NOT_A_KEY key']],
  [{ de: 'Größe', kind: 'CHOICE' }, ['REQUIRED choices']],
  [{ de: 'Größe', kind: 'CHOICE', choices: writeChoices([choice('+1', 'Large')]) }, ['CHOICE_NAME choices']],
  [{ de: 'Größe' }, []],
])('the entry %j has the errors %j', (texts, expected) => {
  expect(errorsOf(texts)).toEqual(expected)
})

test('the server’s errors stand where the form has their fields', () => {
  expect(
    placeFieldErrors([
      { code: 'REQUIRED', path: ['labels', 'de'] },
      { code: 'IN_USE', path: ['kind'] },
      { code: 'TAKEN', path: ['key'] },
    ]),
  ).toEqual([
    { code: 'REQUIRED', path: ['de'] },
    { code: 'HELD_KIND', path: ['kind'] },
    { code: 'TAKEN', path: ['key'] },
  ])
})
