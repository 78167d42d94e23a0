import { expect, test } from 'vitest'
import { sortMatches } from './sortMatches.ts'
import type { PersonMatch } from '../unitTypes.ts'

const person = (uuid: string) => ({ uuid, name: uuid, email: `${uuid}@uferwerk.example` })
const match = (line: string, uuid: string | null, isMember = false): PersonMatch => ({
  line,
  user: uuid === null ? null : person(uuid),
  isMember,
})

test('whoever is typed in two ways stands once, and members stand among those who are found', () => {
  const { known, unknown } = sortMatches([
    match('amina@uferwerk.example', 'amina'),
    match('17', 'benno', true),
    match('Amina Okafor', 'amina'),
    match('nobody@x.example', null),
  ])
  expect(known.map(({ user, isMember }) => [user.uuid, isMember])).toEqual([
    ['amina', false],
    ['benno', true],
  ])
  expect(unknown).toEqual(['nobody@x.example'])
})
