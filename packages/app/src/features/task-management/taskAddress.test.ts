import { expect, test } from 'vitest'
import { nilUuid } from '../../platform/api/isUuid.ts'
import { newTask, readTaskAddress, reviewHref, taskHref } from './taskAddress.ts'

const id = '0193d000-0000-7000-8000-000000000001'
const read = (href: string) => readTaskAddress(new URL(href, 'https://somo.example').search)

test('addresses lead back to what they were made of', () => {
  expect(read(taskHref(newTask))).toMatchObject({ task: 'new', review: null })
  expect(read(taskHref(id, 'settings'))).toMatchObject({ task: id, part: 'settings' })
  expect(read(reviewHref(null))).toMatchObject({ review: 'all', answer: null })
  expect(read(reviewHref(id, id))).toMatchObject({ review: id, answer: id })
  expect(read(reviewHref('nonsense'))).toMatchObject({ review: nilUuid })
})
