import { expect, test } from 'vitest'
import { bulkActionLines, serverLines, undoableJobKinds } from '../../testing/serverSource.ts'
import { canTakeBack } from '../list/bulk/useTakeBack.ts'
import { jobName, kindMessages } from './jobKinds.ts'
import { jobMessages } from './jobMessages.ts'

test('there are words for every kind of work the server does, and for nothing else', () => {
  const done = [...serverLines('jobs/jobKinds.ts'), ...bulkActionLines('jobKind')]
  expect(done.length).toBeGreaterThan(0)
  expect(Object.keys(kindMessages).toSorted()).toEqual(done.toSorted())
})

test('work of another kind is work', () => {
  expect(jobName('users.suspend')).toBe(kindMessages['users.suspend'])
  expect(['test.count', 'toString'].map(jobName)).toEqual([jobMessages.work, jobMessages.work])
})

test('undo is offered for every job that the server can undo, and for no other', () => {
  expect(Object.keys(kindMessages).filter(canTakeBack).toSorted()).toEqual(undoableJobKinds().toSorted())
})
