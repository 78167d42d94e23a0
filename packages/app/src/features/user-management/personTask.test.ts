import { expect, test } from 'vitest'
import { peopleList } from './list/peopleList.ts'
import { readPersonTask } from './personTask.ts'

test.each([
  ['?open=abc&do=suspend', 'suspend'],
  ['?do=suspend', null],
  ['?open=abc&do=delete', null],
  ['?open=abc', null],
])('W5: %s asks for %s', (search, task) => {
  expect(readPersonTask(search)).toBe(task)
})

test('W5: what was asked for is gone from the address once the list writes it', () => {
  expect(peopleList.write(peopleList.read('?open=abc&do=suspend'))).toBe('open=abc')
})
